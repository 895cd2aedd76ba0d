import type { LegalText } from './legal-text.ts'

export const privacyPolicy: LegalText = {
  effective: '1 June 2025',
  sections: [
    {
      heading: '1. In short',
      paragraphs: [],
      list: [
        'Your answers are for the two of you. The app shows nobody any before both of you have finished. Where you both answer on one sign-in, it cannot know which of you finishes (section 4).',
        'Answers are stored encrypted, with a key of your own, and thrown away when you press Done, unless you choose to keep the catch-up.',
        'We show no advertising, measure nothing you do, and sell nothing.',
        'By default, what you write goes to nobody else.',
        'You can download what we hold about you (section 8 names the one exception), and delete everything, yourself.',
      ],
    },
    {
      heading: '2. Who is responsible',
      paragraphs: [
        'Duologue is a New Zealand company ("we", "us"). We follow the Privacy Act 2020 of New Zealand, and this policy is governed by the law of New Zealand. This policy covers the Duologue website and apps, from 1 June 2025. For anything about privacy, write to {supportEmail}.',
        'Others can run Duologue on servers of their own. If somebody else runs the server you use, they hold your data, and they take our place in this policy.',
      ],
    },
    {
      heading: '3. What we store',
      paragraphs: ['We store what the service needs, and nothing more:'],
      list: [
        "Your account: both names, your email address, your partner's if you give it, your password as a hash (it cannot be turned back into the password), and when you registered and joined.",
        'What you tell about the two of you, if you like: whether there are children at home, how you live, and whether questions about intimacy are welcome. It only chooses your questions. Both of you see it, and either of you can take it back.',
        "Your week: the questions you got, which of them were skipped or swapped, both people's answers, who has finished, and the texts the guide wrote.",
        'How the questions felt to you, if you say so. The next questions go by it. Nobody is shown it, not even you.',
        'After a catch-up: its date and summary, whether it was helpful, and what you want to focus on next. A summary can quote a few words of each of you.',
        'Catch-ups that you chose to keep.',
        'Challenges: which ones you took, how far you got, and your notes.',
        'Whether you agreed to a language model, if the server offers one: yes or no, and when.',
        'Reminders: the day, time, rhythm and time zone, and where to send notifications if you turned them on.',
        'Sign-ins: when each device signed in and when it was last used, and which sign-in wrote an answer. Besides, the last day on which one of you used Duologue, which whoever runs the server can see.',
        'What you send us by Suggest Feature, Report Issue or Early Access & Feedback. If you were signed in, it is linked to your account, so that it can be deleted with it.',
      ],
    },
    {
      heading: '4. How your answers are protected',
      paragraphs: [
        "Until both of you have finished, the app gives nobody's answers to anybody: not to your partner, and not back to you.",
        'It cannot know who holds a device. Whoever shares a sign-in on which both of you answer, or signs in as you, can skip what you left open, finish for you and then read what you wrote. If each of you answers signed in as yourself on your own device, only your own sign-ins can answer and finish for you, from your first answer there to the end of that week.',
        'Answers, kept catch-ups, notes on challenges and the texts of the guide are encrypted where they are stored (AES-256). Each couple has its own key, and that key is itself locked with a key of the server. They never appear in a log, in an email, in a notification or in a web address.',
        'The server has to be able to open them, to show them to the two of you at your catch-up. So the encryption protects you from somebody who gets hold of a disk or a copy of the database. It does not protect you from somebody who controls the running server and breaks our rules. We do not read your answers.',
        'Other things we store, such as names, email addresses, what you tell about the two of you and what you send us by the forms, are kept in the same database without this extra encryption.',
      ],
    },
    {
      heading: '5. Where it is, and for how long',
      paragraphs: [
        'Everything is stored in the database of the server that runs the service. Copies exist only as backups, and where section 7 says so.',
      ],
      list: [
        'Answers, and the guide\'s texts about them: until you press Done at the end of the catch-up, start a new session or delete the account. If you choose "Keep this catch-up", a copy stays in your Timeline until you delete it there. Where each of you signs in on a device of your own and one has not read the finished catch-up, it waits for that person alone, for 14 days at most.',
        'Summaries with their date and focus: in your Timeline until you delete them there or delete the account.',
        'How the questions felt: for your six latest sessions.',
        'What you ask the guide in the chat: not at all. The question is forgotten once it is answered.',
        'Names, email addresses, what you tell about the two of you, your answer about a language model, the last day of use, reminders and challenges: until you change them or delete the account. An email address that you changed is kept for 14 days more, so that the change can be taken back.',
        'Sign-ins: each ends after 30 days without use, and after 180 days in any case.',
        'A link to choose a new password works once, for one hour. An invitation works once, for 14 days.',
        'To stop guessing and flooding we count requests. What we keep for that is a hash of an address, an email address or an account, and it counts for 20 days at most.',
        'Emails: we keep no copies of those we send you. A server without a mail service keeps them as files instead, and deletes them with your account, all but the one that tells you of the deletion.',
        'What you send us by the forms: until we no longer need it, or you delete the account, or you ask us to delete it. A copy goes to our mailbox, if we have named one.',
        'Backups: 30 days at most. What you delete can stay in a backup for that long.',
        "The server's log notes the kind of each request, its time and whether it worked: no names, no addresses, no words of yours.",
      ],
    },
    {
      heading: '6. On your own device',
      paragraphs: [
        "In a browser we set one cookie, which keeps you signed in. The apps for phones set none: they keep your sign-in, and which server you chose, in the phone's secure store. Browser and app also remember, on your device only, which session you are in, how far you got, your relationship goal if you set one, that somebody has signed in here before, whether you put the invitation away, and a reminder timer. What you are typing stays in the open tab until you send it or hand over to your partner. So that you can go on without a network, the device keeps your names, the questions of the week, how far you both are, and answers that could not be sent yet, encrypted: an answer until it is sent or you put it away, the rest for 30 days at most. Signing out clears everything in this list that is about your conversations.",
        'If you allow it, the apps show notifications that the phone makes by itself, so that nobody else gets them: that it is time for your catch-up and, half a minute after one of you has begun to answer, which of you by name. Whoever looks at the phone can read them.',
        'Which help lines you look at is not stored. The country you choose there is forgotten with the page.',
        "The app's own files stay in the browser as well. They hold nothing about anybody.",
        'There are no tracking cookies, and nothing that counts or follows visitors.',
      ],
    },
    {
      heading: '7. Who else gets something',
      paragraphs: [
        'By default, nobody gets what you write. The built-in guide works on our own server. These are the only cases in which something leaves it:',
      ],
      list: [
        'A language model of another company, if the server offers one. It is used only after both of you have agreed to that company by name, each for yourself. Then it gets what the guide writes about, such as a question and your two answers to it. It does not get the names or email addresses of your account.',
        'Emails (an invitation, a new address, a new password, a change to your account, a reminder) travel through mail providers. They never hold answers.',
        "Notifications in a browser, if you turn them on, travel encrypted through the service of the browser's maker. They say only that it is time for your catch-up.",
        'A calendar program, if you give it the address of your reminder calendar, reads the times from it. Treat that address like a password.',
        'Apple or Google, if you buy a subscription from them. They handle the payment. We never see your card.',
        'Companies that host our servers, and may do nothing with the data but store it for us.',
        'Authorities, if the law makes us. We tell you first, if the law lets us.',
      ],
    },
    {
      heading: '8. Your rights',
      paragraphs: [
        "You may see, correct, download and delete what we hold about you. In Profile Settings you can correct your names and email address, and download everything as a file. A download never holds your partner's answers before both of you have finished, and nothing that is your partner's alone, such as what they sent us or where they are signed in. What each of you said of how the questions felt is in no download, since the two of you share a password: it is kept for six sessions and then forgotten.",
        'You can also write to {supportEmail}. Under the Privacy Act 2020 we answer within 20 working days. If the law of the place you live in gives you more rights, we respect those too.',
        'If you have agreed to a language model and change your mind, change your answer in Profile Settings, and from then on it gets nothing more. What it has written stays.',
        'If you are not happy with our answer, you can complain to the Office of the Privacy Commissioner of New Zealand: privacy.org.nz.',
      ],
    },
    {
      heading: '9. How to delete your account',
      paragraphs: [
        'You can delete your account, and all that belongs to it, at any time and without giving a reason:',
      ],
      list: [
        'Sign in, open the Menu and choose Profile Settings.',
        'Choose Delete account.',
        'Enter your password and confirm. It happens at once and cannot be undone.',
        'If you cannot sign in, write to {supportEmail} from the email address of the account. We delete it within 30 days, once we know that it is yours.',
        'If you pay for a subscription, cancel it in your app store as well. Deleting the account does not do that.',
      ],
    },
    {
      heading: '10. What is deleted',
      paragraphs: [
        'An account belongs to both of you, so deleting it deletes everything for both. You may want to talk about it, and download your data, first. All of this is deleted from the server at once:',
      ],
      list: [
        'both names, email addresses and the password;',
        "all answers, the guide's texts, summaries, kept catch-ups and the key that opens them;",
        'questions, progress, challenges and notes;',
        'reminders, notification addresses and the reminder calendar;',
        'all sign-ins, invitations and links for a new password;',
        'what you sent by the forms while signed in, and mails kept on the server.',
      ],
    },
    {
      heading: '11. What can remain',
      paragraphs: ['We do not hide what deleting cannot reach:'],
      list: [
        'Backups, for 30 days at most, with the answers in them still encrypted.',
        'A note, under a hash that says nothing about anybody, that a device was signed out because its account was deleted. It goes after 30 days.',
        "Mails that are already in a mailbox: yours, your partner's, or ours if you wrote to us. Ask us, and we delete ours.",
        'What you sent by the forms without signing in, since we cannot know that it was you. Ask us, and we delete it.',
        'Records of payments that Apple, Google or we must keep by law.',
        "What a language model's company keeps by its own rules, if you both had agreed to it.",
        'Files that you downloaded yourselves.',
      ],
    },
    {
      heading: '12. Young people',
      paragraphs: [
        'The service is for people who are 18 or older. If we learn that somebody younger has an account, we delete it.',
      ],
    },
    {
      heading: '13. If something goes wrong',
      paragraphs: [
        'If a breach of privacy is likely to cause you serious harm, we tell you and the Privacy Commissioner as soon as we can, and say what happened and what you can do.',
      ],
    },
    {
      heading: '14. Changes to this policy',
      paragraphs: [
        'If we change this policy in a way that matters, we tell you in the app or by email before it takes effect.',
      ],
    },
    {
      heading: '15. Contact',
      paragraphs: ['Questions about privacy? Write to {supportEmail}.'],
    },
  ],
}
