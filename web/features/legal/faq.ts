import type { LegalText } from './legal-text.ts'

export const faq: LegalText = {
  sections: [
    {
      heading: 'What is Duologue?',
      paragraphs: [
        "A weekly check-in for couples. Each of you answers the same seven questions in private. When both of you have finished, a guided catch-up shows you each other's answers, one question at a time, and helps you talk about them.",
      ],
    },
    {
      heading: 'How does a week go?',
      paragraphs: [],
      list: [
        'On the home screen, choose who is answering and press Start Weekly Questions.',
        "Answer seven questions. Then it is the other one's turn, on the same device or on their own.",
        'When both of you are done, press Start Catch-Up and sit down together.',
        'At the end, press Done. Next time you get seven new questions.',
      ],
    },
    {
      heading: 'Can my partner see my answers?',
      paragraphs: [
        'Not before both of you have finished. Until then the app shows nobody any answer, and you cannot look at your own again either. Afterwards you see them together in the catch-up.',
        'The app cannot know who holds the device, though. Where you both answer on one sign-in, either of you could skip what the other left open, finish for both and then read. Most couples never will. If you want to be sure, each of you signs in as yourself, with your own email, on your own device, and answers there. From your first answer there, only your own sign-ins can answer and finish for you that week. The password is one for both of you, so this does not keep out somebody who signs in as you.',
      ],
    },
    {
      heading: 'One device or two?',
      paragraphs: [
        'Both work. You can hand one device over, or each use your own. To sign in on their own device, your partner needs an email address of their own in the account, and your shared password.',
      ],
    },
    {
      heading: 'How does my partner join?',
      paragraphs: [
        'Open the Menu, choose Profile Settings, then the You two tab. Press Share and send the link your own way. Or open Other ways, enter the email your partner will sign in with and send the invitation there. You also get its link. It works once, for 14 days. If you make a new one, the old one stops working.',
      ],
    },
    {
      heading: 'What is in the Menu?',
      paragraphs: ['You find the Menu at the top of the home screen. Among other things it holds:'],
      list: [
        'Profile Settings: your names, your email address, your data, what you tell about the two of you, your goal, your invitation and your password.',
        'Reminder Settings: when we remind you of your catch-up.',
        'Timeline: the catch-ups you kept, and your summaries.',
        'Early Access & Feedback: tell us what you like and what you miss.',
        'Suggest Feature (also called Request Feature): send us an idea.',
        'Report Issue (also called Report an Issue): tell us what does not work.',
      ],
    },
    {
      heading: 'How do I change my name?',
      paragraphs: [
        'Open the Menu, choose Profile Settings and stay on the Profile tab (Settings > Profile). You can change both names and your email address there. A name can have up to 13 characters.',
      ],
    },
    {
      heading: 'Can the questions suit our life better?',
      paragraphs: [
        'Yes. In Profile Settings, on the You two tab, you can say whether there are children at home, whether you live together or apart, and whether questions about intimacy are welcome. All of it is optional. Both of you see it, and it shapes your questions, starting with the next set.',
      ],
    },
    {
      heading: 'How do I change our password?',
      paragraphs: [
        'Open the Menu, choose Profile Settings, then the Security tab. The two of you share one password. When it changes, all your other devices are signed out, so let your partner know.',
        'If you have forgotten it, choose "Forgot your password?" on the Login tab. You get an email with a link that works once, for one hour.',
      ],
    },
    {
      heading: 'Can I ask the guide something?',
      paragraphs: [
        'Yes, at any time. Press Ask the guide on the home screen and write what is on your mind. None of it is kept.',
      ],
    },
    {
      heading: 'The app does not do what it should. What can I do?',
      paragraphs: [
        'First reload the page. If that does not help, press Start New Session (also called Restart Session) on the home screen. Take care: it throws away the answers of the current session, for both of you, and gives you seven new questions.',
        'If something still goes wrong, tell us with Report Issue in the Menu.',
      ],
    },
    {
      heading: 'Does anything get lost if I stop in the middle?',
      paragraphs: [
        'No. Each answer is saved as soon as you send it. When you come back, you go on with the next question.',
      ],
    },
    {
      heading: 'What happens to our answers after the catch-up?',
      paragraphs: [
        'They are deleted when you press Done. If you would like to keep them, choose "Keep this catch-up" before that. Then you will find it in your Timeline, where you can delete it again. The summary stays in the Timeline either way. If your partner has not read the catch-up on their own device yet, it waits there for them, for up to 14 days.',
      ],
    },
    {
      heading: 'Who writes the insights, suggestions and summaries?',
      paragraphs: [
        'The guide. It is a program on our own server that works from what the two of you wrote. It takes no side, and it can be wrong. The people who run the server can also offer a language model of another company. It is used only after both of you have agreed to that company by name.',
      ],
    },
    {
      heading: 'Is this therapy?',
      paragraphs: [
        'No, Duologue is not therapy or counselling. It helps two people who want to talk. If things are hard, a trained person can help you better.',
      ],
    },
    {
      heading: 'What if I am not safe, or not okay?',
      paragraphs: [
        "Please talk to people who can help. In danger in New Zealand, call 111. If you cannot speak on a mobile phone, stay silent and press 55. Women's Refuge is there day and night on 0800 733 843. To talk with a trained counsellor, call or text 1737. In other countries, call your local emergency number, or find a helpline at findahelpline.com.",
        'Duologue is made for two people who are safe with each other. If you are afraid of your partner, please do not use it to solve that.',
      ],
    },
    {
      heading: 'How do reminders work?',
      paragraphs: [
        'Open the Menu and choose Reminder Settings. Pick a day, a time and a rhythm: weekly, fortnightly or monthly. They come as notifications, if your browser or phone allows them, by email, or in your calendar. They never hold anything that you wrote.',
      ],
    },
    {
      heading: 'How often should we do it?',
      paragraphs: [
        'Most couples like once a week. Fortnightly or monthly is fine too. There are no streaks and no scores here, so a week off costs you nothing.',
      ],
    },
    {
      heading: 'How old do we have to be?',
      paragraphs: ['Both of you have to be 18 or older.'],
    },
    {
      heading: 'What about payments?',
      paragraphs: [
        'Subscriptions are billed by Apple or Google through your app store account, and you cancel them there. Payments are non-refundable unless the law requires a refund, and prices may change. The Terms of Use say more.',
      ],
    },
    {
      heading: 'How do we get our data, or delete everything?',
      paragraphs: [
        'Both are in Profile Settings: download your data, or choose Delete account and confirm with your password. Deleting takes away everything for both of you, at once. The Privacy Policy says exactly what is deleted.',
      ],
    },
    {
      heading: 'May I leave a question out?',
      paragraphs: [
        'Yes. Press Skip this one under it. You need no reason, and the catch-up only says that you keep this one private. Until you are done with all seven you can answer it after all.',
      ],
    },
    {
      heading: 'May I have another question?',
      paragraphs: [
        'Each question can be swapped once, while neither of you has answered or skipped it. Press Another question under it. The new one comes for both of you. Where no other one fits, the question stays, and you can skip it.',
      ],
    },
    {
      heading: 'Why do some questions go deeper than others?',
      paragraphs: [
        'A set has lighter and deeper questions, and the first weeks are gentle. After the last question, Too personal, Just right or Not deep enough tells us how deep the next ones may go. Nobody sees what you choose there.',
      ],
    },
    {
      heading: 'My question is not here.',
      paragraphs: ['Write to {supportEmail}, or use Report Issue in the Menu.'],
    },
  ],
}
