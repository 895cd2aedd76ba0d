import type { Topic } from './topic.ts'

export const hardTimes: readonly Topic[] = [
  {
    id: 'grief',
    asked: [
      'Grief: someone close to us died',
      'The father, mother or parent of my partner passed away, death in the family',
      'How do I comfort my partner in mourning and loss?',
      'We lost a baby, miscarriage, stillbirth',
      'Funeral, our pet died',
      'We grieve in different ways',
    ],
    alsoAsked: [
      'My grandmother, grandfather, brother, sister, friend passed away last week',
      'My partner is mourning, lost someone, is heartbroken over a death',
      'Anniversary of a death, memories, tears, condolences, what do I say',
      'Losing a baby during pregnancy, abortion, infertility grief',
      'Sudden death, accident, suicide in the family, widow, widower',
    ],
    answer:
      'Grief keeps its own time, and two people seldom grieve alike. One talks, one works in the garden. Neither loves less. Be near without fixing: sit there, say the name, bring food, hold a hand. Let good days be good. If the days stay dark for long, a doctor or a grief group is there for that.',
    together: 'Look at a photo for ten minutes, and tell one story each.',
    opening: 'I am here. Would you like to talk, or shall I just stay?',
  },
  {
    id: 'illness',
    asked: [
      'My partner is ill, sick, in hospital',
      'Cancer, chronic illness, pain, disease, disability, surgery',
      'A diagnosis has changed our life',
      'I am the carer of my partner, caring and nursing at home',
      'How do we stay a couple when one has health problems?',
      'I am ill and do not want to be a burden',
    ],
    alsoAsked: [
      "My partner was diagnosed with MS, diabetes, dementia, Parkinson's, a tumour",
      'I have pain all day and cannot do much',
      'Stroke, heart attack, accident, operation, wheelchair, recovery, rehab',
      "Fear of doctors' results, treatment, chemo, side effects, getting worse",
      'ADHD, autism, burnout clinic, migraine, endometriosis, menopause, hormones',
      'My partner does not go to the doctor, does not look after their health, weight, fitness',
    ],
    answer:
      'Illness changes who does what in a couple, and both of you may miss the old ways. Talk about which help is welcome and which is too much. Keep something that has nothing to do with it: a series, a joke, a walk. The one who gives care may be tired, and may say so. Ask friends for something exact.',
    together: 'Each of you says one thing that is hard now and one that still feels normal.',
    opening: 'How are you today, really? And what would help?',
  },
  {
    id: 'low-days',
    asked: [
      'My partner is sad, down, low, cries a lot',
      'My partner has depression, is depressed',
      'Anxiety, panic attacks, worries, overthinking',
      'How do I support a partner with mental health problems?',
      'I feel down, overwhelmed and have no energy',
      'My partner has no joy in anything and stays in bed',
    ],
    alsoAsked: [
      'My husband or wife is depressed and does not get up',
      'My partner worries and panics about everything',
      'Low self-esteem, no confidence, hates their body, feels worthless',
      'Therapy, psychologist, medication: my partner refuses help',
      'Sad without reason, tears, dark mood, lonely, empty, lost',
      'How do I cheer up my partner who feels bad, give strength, be there?',
      'Trauma, nightmares, PTSD, grieving for a life, mood swings, bipolar, OCD',
    ],
    answer:
      'When someone you love is low, you want to make it go away. Often it helps more to stay near: a short walk, a meal, a message during the day. Ask openly, and listen without cheering up. Look after yourself as well. If it lasts for two weeks or more, offer to find a doctor and to come along.',
    together: 'Ten minutes outside each day, side by side, with or without words.',
    opening: 'I can see that things are heavy. I am here. What would feel kind today?',
  },
  {
    id: 'drinking',
    asked: [
      'My partner drinks too much alcohol',
      'Worried about drinking, drunk every weekend, alcoholic',
      'Drugs, weed, cannabis, cocaine, smoking, addiction',
      'Gambling, betting, casino, online shopping habit, porn',
      'How do I tell my partner to drink less, cut down or quit?',
      'I am trying to stay sober and my partner is not',
    ],
    alsoAsked: [
      'My partner comes home drunk, hides bottles, drinks alone',
      'My partner takes drugs, pills, smokes pot',
      'Gambles away our money, poker, slot machines, sports bets',
      'Watches porn all the time, addicted to shopping, sugar or work',
      'How do I help someone who denies the problem, relapse, rehab, AA?',
      'I want to stop smoking or drinking, how can my partner help?',
    ],
    answer:
      'It is hard to watch someone you love take more than does them good. Choose a sober, calm moment. Tell what you see and how it is for you, without labels. You cannot change it for them, but you can say what you will not join in. A doctor or a free helpline helps you both. You can call on your own, too.',
    together: 'Agree on one evening a week that is fun and free of it.',
    opening: 'I care about you, and I worry when I see …. Can we talk about it?',
  },
]
