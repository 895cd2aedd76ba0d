import { describe, expect, it } from 'vitest'
import { soundsUnsafe } from './unsafe-answer.ts'

const unsafe = {
  'self-harm': [
    'I want to kill myself',
    'Sometimes I think everyone would be better off without me.',
    "I don't want to be here anymore",
    'i dont want to live like this',
    'I have been cutting again and nobody knows',
    'I wish I was never born',
    "There's no point in living any more",
    'I just want to go to sleep and never wake up.',
    'I took a whole bottle of pills last month',
    'I keep thinking about ending it all',
    'thinking about su1cide a lot',
    'I hate myself and I can’t go on like this.',
    'I’ve been starving myself since March',
    'If I died nobody would care, and nobody would notice if I was gone',
    'I want to disappear',
    'This job is killing me and I want to die',
    'Ich will nicht mehr leben.',
    '我真的不想活了',
    "What's the point of being alive",
    'I self-harm when it gets bad',
    'You threaten to kill yourself if I leave',
    'I wish I could sleep forever',
  ],
  'fear of the partner': [
    'I am scared of you when you drink',
    'He hit me last night',
    'You pushed me against the wall.',
    'I am afraid to come home when you are like that',
    'She checks my phone every night',
    "You won't let me see my friends",
    'I walk on eggshells every day',
    'He grabbed my arm so hard it left a bruise',
    "I can't sleep because he hit me",
    'I don’t feel safe at home',
    'You threw a plate at me',
    'He forced me to have sex',
    'I said no and you did it anyway',
    'Your anger scares me',
    "I'm scared of Sam when he shouts",
    'He took my money and my passport',
    'He keeps punching the wall when we argue',
    "I'm not allowed to see my sister",
    'You choked me',
    'He controls all our money and where I go',
    "j'ai peur de lui",
    'Mi marido me pega',
    'She slapped me in front of everyone',
    'You keep pushing me when you are angry',
    "he's hitting me and I hide it",
    "You won't stop when I say no",
    'I have to ask permission to leave the house',
    'She has become violent since the winter',
    'I flinch when you raise your hand',
  ],
  'harm to a child': [
    'She hit our son again',
    'He shakes the baby when she cries',
    'I am worried he will hurt the kids',
    'The kids are scared of you',
    'You smacked our daughter and it left marks',
    'There are bruises on my daughter',
    'He locks the kids in their room',
    'I had the urge to shake the baby',
    'He touched my daughter in a wrong way',
    'Our boy was hit by her at home',
    'You left the baby alone in the car',
    'I lost it and slapped our son',
    'I feel like shaking her when she cries',
  ],
  'a threat': [
    'If you leave me I will kill you',
    "I'm going to hurt her if she does it again",
    'He said he would kill me',
    "You'll regret this, I promise",
    'If you ever leave you will never see the kids again',
    'He has a gun and he showed it to me',
    'I could kill you',
    'I swear I will burn the house down',
    'I know where she lives',
    'I wish you were dead',
    'She threatened to take the kids and disappear',
    'He threatens me when I say no',
  ],
} as const

const harmless = [
  'This job is killing me',
  "I'd kill for a nap",
  'My back is killing me, I would love a massage',
  'I could kill you for eating my snack haha',
  'I nearly died laughing when you fell off the chair',
  'That cake was to die for',
  'I am dying to see that film with you',
  'You always kill it at karaoke',
  'We killed the basil again',
  'It hit me that we have been together ten years',
  'We should hit the beach on Sunday',
  'You beat me at chess every single time',
  'I want to beat you at Mario Kart',
  'You push me to be better',
  'You pushed me out of my comfort zone and I am thankful',
  'I would never hurt you',
  'He has never hit me and never would',
  'I am not afraid of you, I am afraid of spiders',
  "I'm scared of losing you",
  "I'm scared of you leaving me",
  'I was scared of flying until you held my hand',
  'I cut myself some slack this week',
  'I cut myself while chopping onions',
  'I hurt myself at the gym again',
  'You kick me in your sleep',
  'We overdosed on chocolate at Easter',
  'I want to disappear to a cabin with you for a weekend',
  'Shoot me a text when you leave work',
  'You take my breath away',
  'I feel safe with you',
  'You make me feel safe and calm',
  'I always feel safe when you drive',
  'The kids are scared of the dark',
  'We let the kids beat us at Uno',
  'I am tired of living out of boxes',
  'My phone died again',
  'I miss my grandmother who died in May',
  'You threw me a surprise party',
  'She called the fashion police on my socks lol',
  'I hate it when we argue about money',
  'I feel lonely on Sunday evenings',
  'You never help with the dishes and I am fed up',
  'I cried in the car and then felt better',
  'I am exhausted and I need a break',
  'We fought about the bins again',
  'The news about the flood hit me hard',
  'I would love to sleep for a week',
  'I worry about money',
  'Our son hit a home run',
  'The kids were scared of the thunder',
  'It scares me how much I love you',
  'I want everything to stop for one day so that we can rest',
  'If you leave early I will miss you',
  "I can't go on the trip in June",
  'There is no point in going on about it',
  'You pinned the note to my bag',
  'The dog bit me',
  'I could murder a curry',
  'He always takes my side',
  'Your laugh',
  '',
] as const

describe('an answer that sounds unsafe', () => {
  for (const [kind, lines] of Object.entries(unsafe)) {
    it.each([...lines])(`${kind}: %s`, (line) => {
      expect(soundsUnsafe(line)).toBe(true)
    })
  }

  it.each([...harmless])('is not this: %s', (line) => {
    expect(soundsUnsafe(line)).toBe(false)
  })

  it('is heard in the middle of a long text, in capitals and with curly apostrophes', () => {
    const talk = 'We had a good week and the garden looks lovely. '.repeat(60)
    expect(soundsUnsafe(`${talk}I don’t want to be alive. ${talk}`)).toBe(true)
    expect(soundsUnsafe('HE HIT ME')).toBe(true)
    expect(soundsUnsafe(`${'我们今天去海边散步然后回家做饭。'.repeat(9)}我不想活了`)).toBe(true)
    expect(soundsUnsafe(talk)).toBe(false)
  })

  it('is heard through letters made up to look like others and hidden signs', () => {
    expect(soundsUnsafe('I want to k\u200bill my\u00adself')).toBe(true)
    expect(soundsUnsafe('I want to k1ll mys3lf')).toBe(true)
  })

  it('takes a bounded time on text made to be slow', () => {
    const started = performance.now()
    for (const unit of [
      'you ',
      'I want to just ',
      'a',
      'he has been ',
      'scared ',
      'if you leave ',
    ]) {
      soundsUnsafe(unit.repeat(10_000 / unit.length))
    }
    expect(performance.now() - started).toBeLessThan(1_500)
  })
})
