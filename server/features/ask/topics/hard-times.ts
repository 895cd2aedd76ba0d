import type { Topic } from './topic.ts'

export const hardTimes: readonly Topic[] = [
  {
    id: 'grief',
    title: 'Somebody died. How do we grieve together?',
    answer:
      'Grief keeps its own time, and two people rarely keep the same. One talks, the other mows the lawn; both love. Good words are not asked for. Sit there, say the name, bring soup. Good hours are allowed and betray nobody. If the days stay black for long, a doctor or a grief group is there.',
    tonight: 'Look at one photo together and tell one story each.',
    opening: 'I am here. Would you like to talk, or shall I just stay?',
  },
  {
    id: 'partner-died',
    title: 'My partner has died. How do I go on?',
    answer:
      'I am so sorry. Grief keeps its own time. Let people bring soup, and say the name as often as you like. Children need plain words, and may see you cry. Bereavement support is there for this; your doctor knows where. If life feels too much, call a crisis line today; findahelpline.com lists them.',
    tonight: 'Call one person who knew the one you miss.',
    opening: 'I miss someone so much today. Could you just listen for a while?',
  },
  {
    id: 'illness',
    title: 'My partner is seriously ill. How do I stand by them?',
    answer:
      'An illness moves in like a third person. Ask what help is welcome and what makes them feel like a patient. Keep something that it does not get: a series, a joke, the Sunday egg. You may be scared and tired. Say it to a friend, and to them as well.',
    tonight: 'Ask “A day to talk about it, or not?” and do just that.',
    opening: 'How are you today, really? And what would you like from me?',
  },
  {
    id: 'i-am-ill',
    title: 'I am ill and feel like a burden. How do we live with it?',
    answer:
      'You are more than what hurts. The feeling of being a burden speaks loudest when nothing is said. Ask your partner what is hard for them and what is not, and believe it. Say exactly what helps. There are things you still give: an ear, a laugh, advice on the soup.',
    tonight: 'Name one thing you would like to do for your partner this week.',
    opening: 'I am afraid to be too much for you. Can you tell me how it is, truly?',
  },
  {
    id: 'carer',
    title: 'I care for my partner and I am worn out. What helps?',
    answer:
      'Care is love with a lot of laundry. You can love somebody and long for a day off. Tired, cross and sad are allowed. Let others in with exact requests: Tuesday from two to five. Ask your doctor what help there is where you live. And stay a partner now and then: hold hands, no spoon.',
    tonight: 'Ask one person for one fixed hour this week.',
    opening: 'I love you and I am tired. Could we find someone for one afternoon?',
  },
  {
    id: 'disability',
    title: 'One of us is disabled. How do we live as equals?',
    answer:
      'Help is good when it is asked for and odd when it is not. Agree on how: “I ask, you do, nobody sighs.” What you can do, you do, even if it takes longer. Much flows the other way, more than others see. When strangers speak past the one in the chair, you can both turn back to that one.',
    tonight: 'Each say one kind of help you like and one you do not.',
    opening: 'When do I help too much? And when too little?',
  },
  {
    id: 'partner-is-low',
    title: 'My partner is low. How can I be there?',
    answer:
      'You cannot take it away. Being near is a lot: a short walk, soup, a message that asks for no answer. Keep your own friends and your sleep. If it lasts two weeks or more, offer to call a doctor and go along. If they speak of not living, call a crisis line with them.',
    tonight: 'Ten minutes outside together, with or without words.',
    opening: 'I can see that it is heavy. I am here. What would feel kind today?',
  },
  {
    id: 'i-am-low',
    title: 'I feel low. How do I tell my partner?',
    answer:
      'People are loved on bad days, too. Say it small and true: “I am low, and it is not because of you.” Then say one thing that helps. If it has gone on for two weeks, please talk to a doctor. If life feels too much, call a crisis line today; findahelpline.com lists them.',
    tonight: 'Give your partner one word for today: dark, grey or light.',
    opening: 'I have not been myself. There is nothing to fix. Could you sit with me?',
  },
  {
    id: 'partner-is-anxious',
    title: 'My partner worries a lot. How can I help?',
    answer:
      'Fear does not listen to reasons, and “do not worry” tends to make it lonelier. Slow down, breathe with them, ask “What does it say will happen?” You can stay calm without taking over their life. Ask on a good day what helps on a bad one, and write it down. If fear decides about the day, a doctor can help.',
    tonight: 'Three slow breaths together, hand on hand.',
    opening: 'I am here, and we have time. What is the worst of it just now?',
  },
  {
    id: 'i-am-anxious',
    title: 'I worry all the time. How do we live with that?',
    answer:
      'A worried mind is a smoke alarm that also goes off for toast. Tell your partner how it sounds in you, on a calm day, and what helps: a hand, a walk, no arguments. Give the worries a fixed half hour, and send the rest there. If it rules your days, a doctor can help.',
    tonight: 'Write down tonight’s worry, fold it and leave it in the kitchen.',
    opening: 'My head is loud. Could you hold my hand for a minute and say nothing?',
  },
  {
    id: 'worn-out',
    title: 'I am exhausted. What can we change?',
    answer:
      'Being worn out is a message, not a weakness. Rest that waits for everything to be done will not come. So take one thing off this week, and say which: drop it, halve it, hand it over. Tell your partner how full you are before you spill. Love on low battery is fine: soup, sofa, early bed. If sleep does not help, see a doctor.',
    tonight: 'Cross one thing off tomorrow together.',
    opening: 'I am running on empty. What can we let go of this week?',
  },
  {
    id: 'old-wounds',
    title: 'Old hurts weigh on us. How do we handle them?',
    answer:
      'Sometimes a small thing today touches a big thing from long ago. Then the feeling is real and the address is an old one. You can say: “This is an old pain, not you.” The other can ask “What helps now?” and not dig. Nobody owes the whole story. Some things are best carried with someone trained for it.',
    tonight: 'Tell each other one thing that helps when an old fear wakes up.',
    opening: 'Something old woke up in me. Could you stay close?',
  },
  {
    id: 'partners-drinking',
    title: 'My partner drinks too much. What can I do?',
    answer:
      'Choose a sober hour. Say what you saw and how it was for you, without a label. You cannot stop it for them, and you are free not to hide it or pay for it. There are groups for partners, and free lines you can call on your own. If you are afraid when they drink, go somewhere safe.',
    tonight: 'Look up one line or group near you, just for you.',
    opening: 'I love you, and I worry when you drink. Last night I felt …',
  },
  {
    id: 'own-drinking',
    title: 'I drink too much and want to change. How do I begin?',
    answer:
      'You said it, and that is the hard door. Tell one person you trust, perhaps your partner, and tell them what you want from them: no police, no secrets, company. Plan the hour that is hardest, with something else in the hand. Slips happen; the next day counts. If your body shakes without it, see a doctor before you stop.',
    tonight: 'Choose tomorrow’s hardest hour, and fill it with something else.',
    opening: 'I drink more than I want to. I would like you to know.',
  },
  {
    id: 'partners-drugs',
    title: 'My partner smokes or takes drugs. What can I do?',
    answer:
      'Worry, anger and love can all sit in one evening. Speak when their head is clear, about what you see and what you will not live with: at home, near children, with shared money. Then keep your word about your own line. Change is theirs to make. A free drug line talks to partners, too, without names.',
    tonight: 'Write your own line in one sentence, for you first.',
    opening: 'I miss you when you are high. I would like to talk while we are both clear.',
  },
  {
    id: 'gambling',
    title: 'Gambling is hurting us. What can we do?',
    answer:
      'Gambling lives on secrets and on one last try. Bring it to light kindly and clearly: what was lost, what is owed, who knows. Shared money gets a safe place first, and many banks can block bets. Each of you can call a free line today. Shame keeps it going; a plan for this week does not.',
    tonight: 'Find the free gambling line of your country and put the number on the fridge.',
    opening: 'I am on your side. Shall we look at it together?',
  },
  {
    id: 'addiction-in-family',
    title: 'Somebody in our family is addicted. How do we cope?',
    answer:
      'An addicted parent, brother or child pulls a whole family into their weather. You two may differ: one would give another chance, the other would lock the door. Decide together on what you give and what not: money, a bed, a lift. Then hold it as a pair. Family groups help, and cost nothing.',
    tonight: 'Agree on one sentence you will both say when the next call comes.',
    opening: 'I know that you love them. What can we give, and where do we stop?',
  },
  {
    id: 'menopause',
    title: 'Menopause is changing things. How do we get through it?',
    answer:
      'The body turns the heating up at night and the patience down by day. It is no mood and no lack of love. Say what it is like today. The other can open windows, not jokes. Touch may want to be slower. A doctor can do more than many think. It passes.',
    tonight: 'Ask for one thing that would make tonight cooler or calmer.',
    opening: 'My body is doing strange things. I would like to tell you how that feels.',
  },
  {
    id: 'adhd-and-autism',
    title: 'One of us has a mind that works in another way. What helps?',
    answer:
      'A brain that jumps, or one that wants things exact, is no bad will. Find out together what costs strength: noise, hints, sudden changes. Say things straight and one at a time; a list on the fridge is kinder than a reminder by voice. The one beside may be tired at times. Strengths live in the same place.',
    tonight: 'Each explain one thing that is easy for others and hard for you.',
    opening: 'How is that inside your head? I would like to know it better.',
  },
  {
    id: 'retirement',
    title: 'One of us has stopped working. How do we live now?',
    answer:
      'From forty hours apart to none is a big step. One loses a place, the other a quiet kitchen. Talk about the day as if you were moving in anew: mornings, meals, who goes where alone. Keep something of your own each, out of the house. It takes about a year to settle.',
    tonight: 'Each sketch your ideal Wednesday, and lay them side by side.',
    opening: 'What do you want more of, now that there is time?',
  },
  {
    id: 'growing-old',
    title: 'We are getting older together. How do we do it well?',
    answer:
      'Growing old is a long walk with more benches. Some things get slower and some get dearer. Say what you fear before it comes: forgetting, falling, being the one who is left. Then sort out the papers once, and go back to living. Laugh about the glasses. Keep learning something. Skin likes to be held at any age.',
    tonight: 'Tell each other what you like better now than thirty years ago.',
    opening: 'What would you still love to do, you and I?',
  },
]
