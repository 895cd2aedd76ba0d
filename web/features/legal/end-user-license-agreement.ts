import type { LegalText } from './legal-text.ts'

export const endUserLicenseAgreement: LegalText = {
  effective: '1 June 2025',
  sections: [
    {
      heading: '1. The agreement',
      paragraphs: [
        'This agreement is between you and Duologue, a New Zealand company ("we", "us"). It covers the Duologue app on your phone, tablet or computer ("the app"), from 1 June 2025. The Terms of Use and the Privacy Policy apply as well.',
        'By installing or using the app you accept this agreement. If you do not accept it, please remove the app.',
      ],
    },
    {
      heading: '2. What you may do',
      paragraphs: [
        'You may install the app on devices that you own or control, and use it for the personal life of the two of you. This licence is yours alone. You may not pass it on, and we may end it only as section 9 says.',
      ],
    },
    {
      heading: '3. What you may not do',
      paragraphs: ['You may not, unless the law or an open source licence allows it:'],
      list: [
        'sell, rent or lend the app as we publish it;',
        "get around its protection, or use it to get at other people's data;",
        'use our name or logo so that others could think your work is ours;',
        'use the app to break the law or to harm anybody.',
      ],
    },
    {
      heading: '4. Open source',
      paragraphs: [
        'The source code of Duologue is published under the MIT Licence, and parts of the app come from other open source projects under their own licences. Those licences give you rights to the code. Nothing in this agreement takes them away.',
      ],
    },
    {
      heading: '5. Age',
      paragraphs: ['You must be 18 or older to use the app, and so must your partner.'],
    },
    {
      heading: '6. Updates',
      paragraphs: [
        'We may publish updates, for example to mend a fault or to keep the app safe. An old version may stop working. This agreement covers updates too.',
      ],
    },
    {
      heading: '7. Subscriptions',
      paragraphs: [
        'If you subscribe, Apple or Google bills you through your app store account. A subscription renews by itself until you cancel it there. Payments are non-refundable unless the law requires a refund. Subscription pricing may change. You are told before it does, and you can cancel before a new price counts.',
      ],
    },
    {
      heading: '8. What the app is not',
      paragraphs: [
        'The app is not therapy or counselling, and it is not medical, legal or financial advice. It cannot help in an emergency. In danger in New Zealand, call 111. In other countries, call your local emergency number, or find a helpline at findahelpline.com.',
      ],
    },
    {
      heading: '9. Ending it',
      paragraphs: [
        'You may end this agreement at any time: remove the app, and delete your account if you want your data gone. The Privacy Policy says how. The agreement ends by itself if you break it badly. After that you may no longer use the app.',
      ],
    },
    {
      heading: '10. Warranty and liability',
      paragraphs: [
        'We make the app with care. As far as the law allows, we provide it as it is and give no other warranty, and we do not answer for indirect loss.',
        'New Zealand law gives consumers rights that no agreement can take away, among them those of the Consumer Guarantees Act 1993 and the Fair Trading Act 1986. Nothing here limits them, or the rights you have where you live.',
      ],
    },
    {
      heading: '11. If you got the app from Apple',
      paragraphs: ['For the app from the App Store, you and we agree on this:'],
      list: [
        'This agreement is between you and us, not with Apple. We, not Apple, answer for the app and what is in it.',
        'You may use the app on any Apple device that you own or control, as the Usage Rules of the App Store allow, and through Family Sharing where it is offered.',
        'Apple has no duty to maintain or support the app. We do that.',
        'If the app does not do what a warranty promises, you may tell Apple, and Apple will refund what you paid for the app. As far as the law allows, Apple has no other duty under any warranty.',
        'Claims about the app come to us, not to Apple: product liability, legal requirements, consumer protection, privacy.',
        'If somebody claims that the app breaks their rights in intellectual property, we deal with it, not Apple.',
        'You confirm that you are not in a country under an embargo of the United States of America, and not on one of its lists of restricted people.',
        'Apple and its subsidiaries are third-party beneficiaries of this agreement. Once you accept it, Apple may enforce it against you.',
      ],
    },
    {
      heading: '12. If you got the app from Google Play',
      paragraphs: [
        'This agreement is between you and us, not with Google. We, not Google, answer for the app and support it. The Google Play Terms of Service apply to how you buy and download it.',
      ],
    },
    {
      heading: '13. Law',
      paragraphs: [
        'This agreement is governed by the law of New Zealand, and its courts may decide about it. Rules of the country you live in that protect you as a consumer, and that cannot be set aside, still protect you.',
        'If a part of this agreement does not hold, the rest still does.',
      ],
    },
    {
      heading: '14. Contact',
      paragraphs: ['Questions, complaints or claims about the app? Write to {supportEmail}.'],
    },
  ],
}
