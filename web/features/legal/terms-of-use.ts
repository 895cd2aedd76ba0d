import type { LegalText } from './legal-text.ts'

export const termsOfUse: LegalText = {
  effective: '1 June 2025',
  sections: [
    {
      heading: '1. What this is',
      paragraphs: [
        'These terms are an agreement between you and Duologue, a New Zealand company ("we", "us"). They cover the Duologue website and apps ("the service"). They apply from 1 June 2025.',
        "By making an account, joining your partner's account or using the service, you accept these terms and our Privacy Policy. If you do not accept them, please do not use the service.",
        'Others can run Duologue on servers of their own. If somebody else runs the server you use, they provide the service to you, and they take our place in these terms.',
      ],
    },
    {
      heading: '2. Who may use it',
      paragraphs: [
        'The service is for adults. You must both be 18 or older. By registering, you both confirm that you are.',
        'Register your partner only if they know about it and agree.',
      ],
    },
    {
      heading: '3. Your shared account',
      paragraphs: [
        'An account belongs to a couple. The two of you share one password, and each of you can sign in with your own email address. Please know what that means:',
      ],
      list: [
        'Either of you can do everything the account allows, without asking the other: change details, start a new session, download your data, or delete the account.',
        'Choose a password that you use nowhere else, and keep it between the two of you.',
        'Answer for yourself only, and let your partner answer for themselves.',
        'Tell us soon if you think that somebody else has used your account. You can change the password, and sign out your other devices, in Profile Settings.',
        'Give us an email address that you can read. We need it to help you back in.',
      ],
    },
    {
      heading: '4. What the service is, and what it is not',
      paragraphs: [
        "Each week you both answer the same seven questions. When both of you have finished, a guided catch-up shows you each other's answers with a short text about them. Those texts are written by a program, called the guide. They are ideas to talk about. They can miss the point or be wrong, so please use your own judgement.",
        'Duologue is not therapy or counselling, and it is not medical, legal or financial advice. It does not replace a person who is trained to help.',
      ],
    },
    {
      heading: '5. If you are not safe',
      paragraphs: [
        'Duologue cannot help in an emergency. No person watches what you write, and nobody is called for you. Please do not use it to work things out with somebody you are afraid of.',
      ],
      list: [
        'In danger in New Zealand: call 111. If you cannot speak on a mobile phone, stay silent and press 55.',
        "Women's Refuge, New Zealand: 0800 733 843, day and night.",
        'To talk with a trained counsellor, New Zealand: call or text 1737, free, day and night.',
        'In other countries: call your local emergency number, or find a helpline at findahelpline.com.',
      ],
    },
    {
      heading: '6. Fair use',
      paragraphs: ['Please do not use the service to do any of these things:'],
      list: [
        'break the law, or harm, threaten, control or spy on anybody, your partner included;',
        "read or send answers in somebody else's name, or use an account that is not yours;",
        'break, overload or get around the protection of the service or its limits of use;',
        "send us harmful code, or collect other people's data from the service.",
      ],
    },
    {
      heading: '7. What you write stays yours',
      paragraphs: [
        'You own what you write. You let us store it, process it and show it to the two of you, only so that the service can work. We do not publish it, sell it, or train anything with it.',
        'If you send us an idea or a report, we may use it to make the service better, without paying for it.',
      ],
    },
    {
      heading: '8. What is ours',
      paragraphs: [
        'The software of Duologue is open source, under the MIT Licence. That licence says what you may do with the software, and nothing in these terms takes away from it. The name and the logo of Duologue belong to us.',
      ],
    },
    {
      heading: '9. Subscriptions and payments',
      paragraphs: [
        'Some features may need a paid subscription. Subscriptions are bought in the app and billed by Apple or Google through your app store account. Their payment terms apply as well.',
      ],
      list: [
        'The app store shows you the price and the period before you confirm.',
        'A subscription renews by itself until you cancel it in the settings of your app store, at least 24 hours before the period ends.',
        'Deleting the app or your account does not cancel a subscription. Only you can cancel it, in the app store.',
        'Payments are non-refundable unless the law requires a refund. If you have a right to one, the app store that took the payment handles it.',
        'Subscription pricing may change. You are told before it does. A new price counts from your next renewal, and you can cancel before that.',
      ],
    },
    {
      heading: '10. Ending it',
      paragraphs: [
        'You may stop using the service and delete your account at any time. The Privacy Policy says how, and what is deleted.',
        'We may suspend or close an account that breaks these terms badly, or when the law says that we must. Where we can, we tell you first and give you time to download your data.',
        'We may change the service or end it. If we end it, we tell you at least 30 days before, so that you can download your data.',
      ],
    },
    {
      heading: '11. Your rights as a consumer',
      paragraphs: [
        'New Zealand law gives consumers rights that no agreement can take away, among them those of the Consumer Guarantees Act 1993 and the Fair Trading Act 1986. Nothing in these terms limits those rights, or the ones you have where you live.',
      ],
    },
    {
      heading: '12. What we answer for',
      paragraphs: [
        'We work with care, but we cannot promise that the service is always there or free of mistakes. As far as the law allows, we give no other promises about it, and we do not answer for indirect loss, for what you decide after using it, or for what happens between the two of you.',
        'Where we do answer for a loss, it is, as far as the law allows, up to what you paid for the service in the twelve months before, or NZ$100 if that is more.',
      ],
    },
    {
      heading: '13. Changes to these terms',
      paragraphs: [
        'We may change these terms. If a change matters, we tell you in the app or by email before it takes effect. If you do not agree with it, you can delete your account. If you go on using the service after that, you accept the change.',
      ],
    },
    {
      heading: '14. Law',
      paragraphs: [
        'These terms are governed by the law of New Zealand, and its courts may decide about them. Rules of the country you live in that protect you as a consumer, and that cannot be set aside, still protect you.',
        'If a part of these terms does not hold, the rest still does.',
      ],
    },
    {
      heading: '15. Contact',
      paragraphs: ['Questions about these terms? Write to {supportEmail}.'],
    },
  ],
}
