import type { Topic } from './topic.ts'

export const families: readonly Topic[] = [
  {
    id: 'in-laws',
    title: "My partner's family interferes. What can we do?",
    answer:
      'You married, or chose, one person and got a whole table with them. Talk as two first: what is kind, what is too much, and who says what to whom. It is easiest when each speaks with their own side. Say “we” out there. Short visits with an end go well.',
    tonight: 'Agree on one thing you will both say the next time it comes up.',
    opening: 'I would like to get on with your family. Could you help me with one thing?',
  },
  {
    id: 'standing-up-for-me',
    title: "My partner takes their family's side. What can I say?",
    answer:
      'It is lonely to be the guest at the table of two. Many people have been silent with their parents since they were five. So ask for something they can do: one sentence, said then and there. Tell it at home, without a word against the family: where it hurt.',
    tonight: 'Find that one sentence together and say it aloud three times.',
    opening:
      'When your mother said that and you were quiet, I felt alone. Could you say one thing next time?',
  },
  {
    id: 'my-family',
    title: 'My family does not like my partner. What can I do?',
    answer:
      'You love both, and both pull. Your family may fear for you or miss you; ask which. Tell them once what this love means to you, and what you will not listen to any more. Do not carry their remarks home like a postman. Plan small meetings with something to do.',
    tonight: 'Tell your partner one good thing about them that your family has not seen yet.',
    opening: 'I am between two chairs. I am with you, and I love them, too.',
  },
  {
    id: 'meeting-the-family',
    title: 'I am about to meet the family. What helps?',
    answer:
      'They are nervous, too. Being curious is enough; nobody asks you to shine. Ask your partner for three things beforehand: who is shy, what not to mention, how they say hello. Bring something small. Offer to help with the plates, since busy hands calm. And agree on a sign for “please rescue me”.',
    tonight: 'Let your partner tell you one story about each person you will meet.',
    opening: 'What would you like me to know before I meet them?',
  },
  {
    id: 'ageing-parents',
    title: 'Our parents are getting old. How do we cope together?',
    answer:
      'Being a child and a partner at once is a lot. Make visible what is done: hours, drives, calls, night worries. Then decide what you can give for long and what somebody else can do. One may feel torn, the other left behind. Both can be said. Keep one evening that knows no nursing.',
    tonight: 'List who could take over one single thing, and ask that person.',
    opening: 'I see how much you carry for them. What could I take from you this week?',
  },
  {
    id: 'getting-married',
    title: 'We do not agree about getting married. How do we talk about it?',
    answer:
      'For one it is a paper, for the other a promise in front of everyone. So ask what it would change, and what it would not. The one who waits may say how long waiting feels fine; the other may say what they fear. It is a talk about the two of you, not about a ring.',
    tonight: 'Each finish the line “For me, being married would mean …”.',
    opening: 'I would like to know how you see it, also if it is not what I hope.',
  },
  {
    id: 'wedding',
    title: 'Planning our wedding makes us fight. What helps?',
    answer:
      'A wedding is a party with everyone’s hopes in it, and yours get lost first. Before the next list, each name the three moments that count for you. Let those decide the money and the guests. Share out whole parts, and let nobody else’s wish in without two yeses. Have one evening a week without the word.',
    tonight: 'Tell each other how you would marry if nobody but you were there.',
    opening: 'What do you want to remember of that day in ten years?',
  },
  {
    id: 'wishes-for-children',
    title: 'One of us wants children, the other does not. How do we talk about it?',
    answer:
      'This is one of the few questions with no half. That is why it asks for honesty and no pressing. Say what you picture: the mornings, the fears, the age. Ask whether it is “no”, “not now” or “not like this”; these are three things. Give it a season of talks with gaps, and an end.',
    tonight: 'Each describe an ordinary Tuesday in seven years.',
    opening: 'I would like to hear how you picture it, with no answer from me tonight.',
  },
  {
    id: 'trying-for-baby',
    title: 'We have long been trying for a baby. How do we get through it?',
    answer:
      'Month after month, hope gets up and is knocked down, and two people seldom fall at the same speed. Say each time which you need: to talk, to cry, to hear nothing of it. Keep love away from the calendar now and then. Agree on what you tell others, and on when you will rest.',
    tonight: 'Plan one thing this month that has nothing to do with it.',
    opening: 'How much hope do you have today? Any amount is fine.',
  },
  {
    id: 'miscarriage',
    title: 'We lost a baby. How do we help each other?',
    answer:
      'A small life that was already loved is gone, and the world goes on as if nothing had been. The two of you may grieve in two ways: one speaks, one works, and each can seem far away. Say that it is grief, too. There is no date for it to be over. You may give a name, or tell a friend.',
    tonight: 'Light a candle together, and say nothing or everything.',
    opening: 'I am sad about our baby. How is it in you?',
  },
  {
    id: 'pregnancy',
    title: 'We are expecting. How do we get through this time together?',
    answer:
      'One carries, the other looks on, and both wonder who they will be. Share the fears as well as the names. The one who carries may say what helps today. The other may cook, rub feet and have worries of their own. Spend some evenings on being two, while you are two.',
    tonight: 'Each name one thing you are glad about and one that scares you.',
    opening: 'How is it for you just now, with the baby on the way?',
  },
  {
    id: 'new-parents',
    title: 'We have a baby and no strength left. How do we stay a couple?',
    answer:
      'With a baby you are two tired people with one boss. Do not judge your love by these months. Sleep is the first gift to share: who gets which part of the night, named before it begins. Say thanks for dull things. Ten minutes a day about anything else is a lot. Let visitors bring food.',
    tonight: 'Share out tonight’s hours before you are both too tired to talk.',
    opening: 'You look worn out, and so am I. What would help you most tonight?',
  },
  {
    id: 'parenting',
    title: 'We bring up our children in different ways. What helps?',
    answer:
      'Children can live with two styles; what wears everyone out is a fight about them at bedtime. Choose three rules that hold with both of you. In the rest, who began it may finish it, and you talk later, alone. Ask where a rule comes from in your own childhood. Strict and soft are often two kinds of care.',
    tonight: 'Each name one thing the other does really well with the children.',
    opening: 'What would you like our children to say about home one day?',
  },
  {
    id: 'teenagers',
    title: 'Our teenagers test us. How do we hold together?',
    answer:
      'A teenager finds the gap between two parents in a second. That is their job. So talk before you answer: “We will tell you tonight” is a fine reply. Decide on the few things that matter, such as safety, school and respect, and let the hair be. Grief is in it too, for the child they were.',
    tonight: 'Tell each other a story about what you did at fifteen.',
    opening: 'What worries you most about it just now? I will go first.',
  },
  {
    id: 'child-needs-more',
    title: 'Our child needs more than others. How do we stay close?',
    answer:
      'A child who needs more takes more: time, sleep, phone calls, courage. Often one becomes the expert and the other feels like a helper. Share the knowledge on purpose, and take turns with the bad days. You may be sad and love the child to bits. Accept help early. You two are part of what keeps the child well.',
    tonight: 'An hour off for each this week, on the other’s watch.',
    opening: 'How are you with all of this? Not as a parent, just you.',
  },
  {
    id: 'step-children',
    title: 'How do we live well with step-children?',
    answer:
      'A new family does not mix like dough; it grows slowly, like moss. The parent stays the one who sets rules with their own child, and the other is at first a friendly adult. Ask for manners, not for love. The couple can use a few hours alone, and so can parent and child.',
    tonight: 'Each say how you picture your part, in one sentence.',
    opening: 'What would you like me to be for your children? And what not?',
  },
  {
    id: 'other-parent',
    title: 'There are children with an ex. How do we deal with that?',
    answer:
      'An ex who is a parent stays in the calendar, and that is hard on a new love at times. Keep contact brief, friendly and about the children. The new partner may say what feels too close, and hears the plans early. Handovers are easiest at the door, and short.',
    tonight: 'Go through the next four weeks together, so that nothing comes as a surprise.',
    opening: 'I know that you two have a child. What helps me is to hear the plans from you first.',
  },
  {
    id: 'empty-nest',
    title: 'The children have moved out. Who are we now?',
    answer:
      'It is quiet, and you may be sad, free or both before lunch. For years there was a third subject at each meal. Now you can get to know somebody who has also changed. Go slowly: one new thing a month, one old one from before the children. Take turns choosing. You may both miss them and like the silence.',
    tonight: 'Cook something that the children would have hated.',
    opening: 'What would you like to do, now that nobody waits to be picked up?',
  },
  {
    id: 'plans-for-life',
    title: 'We want different things from the future. How do we plan together?',
    answer:
      'Plans sound fixed, but most of them are wishes wearing a coat. Take the coats off: what would the farm or the boat give you? There may be more than one way to that. Look three years ahead, not thirty. Find one step that suits both, and a date to look again.',
    tonight: 'Each draw or tell a normal day in five years, and look for what is in both.',
    opening: 'Where do you see us in a few years? I am curious, not deciding.',
  },
  {
    id: 'beliefs',
    title: 'We believe in different things. How do we live with that?',
    answer:
      'Faith, or the lack of it, sits deep, so an argument rarely moves it. Curiosity can. Ask what it gives, and when it helped. Go along once as a guest, or be glad for the one who goes. Find out which customs you could share, and where each likes to be left in peace.',
    tonight: 'Each tell about a moment that felt bigger than you.',
    opening: 'What does it give to you? I would like to understand, not to argue.',
  },
  {
    id: 'politics',
    title: 'We vote differently. How do we live with that?',
    answer:
      'Behind most views stands something a person wants to protect. Ask about that, and you will often find something you share. Agree on when the news is not welcome, such as at meals. Argue about a case and not about a camp. And tell each other when a word goes too near: some subjects are somebody’s own skin.',
    tonight: 'Each explain the other’s view so well that they nod.',
    opening: 'What are you worried about when you think that? I want to get it.',
  },
  {
    id: 'culture-and-language',
    title: 'We come from two cultures. How do we bring them together?',
    answer:
      'What seems rude or cold may be good manners in another place. Ask “How was that done at your home?” before you take it personally. Whoever speaks a second language all day is tired; learn some of theirs. Choose from both: a dish, a feast, a way to greet. You are making a third culture, for two.',
    tonight: 'Teach each other one word that has no translation.',
    opening: 'What do people think of you here that would not be so at home?',
  },
  {
    id: 'coming-out',
    title: 'How do we handle coming out as a couple?',
    answer:
      'Each goes at their own pace, and the pace is theirs to choose. Being kept hidden hurts, and so does being pushed. Say both aloud. Make small steps: one friend, one cousin, one photo. Decide before where you will go if it goes badly. Nobody owes a family the truth at any price.',
    tonight: 'Think of the one person who would be glad for you, and tell them.',
    opening: 'I would like to be seen with you. What would be a first step that feels safe?',
  },
]
