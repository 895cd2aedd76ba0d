import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askSentences, safetyTopic } from '#contract/ask.ts'
import { helpDoor } from '#contract/help-door.ts'
import { helpElsewhere, helpLines } from '#contract/help-lines.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import { everyRow, filesWith } from '#server/testing/canaries.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { asAnswer } from './answer-question.ts'
import {
  byeAnswer,
  calmEnd,
  carefulAnswer,
  greetingAnswer,
  helpAnswer,
  moreAnswer,
  nodAnswer,
  notThatAnswer,
  oneOfTwo,
  privacyAnswer,
  safetyAnswer,
  thanksAnswer,
  unknownAnswer,
  unsureAnswer,
  whoAnswer,
} from './fixed-answers.ts'
import { injections } from './testing/injections.ts'
import { nearDanger } from './topics/near-danger.ts'
import { topics } from './topics/topics.ts'

type Answer = { answer: string; source: string; topic?: string; offers?: string[] }

let server: TestServer
let visitor: Visitor
beforeAll(async () => {
  server = await startTestServer()
  visitor = (await registerCouple(server)).visitor
})
afterAll(() => server.stop())

const ask = async (question: string) => (await visitor.post<Answer>('/api/ask', { question })).body

describe('R11 asking', () => {
  test('answers from the notes, with a thing for tonight and a sentence to open with', async () => {
    const reply = await ask('How do we share the housework fairly?')
    expect(reply).toMatchObject({ source: 'built-in', topic: 'chores' })
    expect(reply.answer.split('\n\n')).toHaveLength(3)
    expect(reply.answer).toContain('For tonight: ')
    expect(reply.answer).toContain('You could begin with: “')
  })

  test('says that it does not know, and how to talk about it all the same', async () => {
    const reply = await ask('What is the capital of France?')
    expect(reply).toEqual({ source: 'built-in', answer: unknownAnswer })
    expect(reply.answer).toMatch(/do not know/)
    expect(reply.answer).toMatch(/talk about it without me/)
  })

  test('offers two topics where it is not sure, and a press on one is answered', async () => {
    const reply = await ask('Something with his mother and the wedding and money and our dog')
    expect(reply).toMatchObject({ source: 'built-in', answer: unsureAnswer })
    expect(reply).not.toHaveProperty('topic')
    expect(reply.offers).toHaveLength(2)
    for (const offer of reply.offers ?? []) {
      const topic = topics.find(({ title }) => title === offer)
      expect(await ask(offer)).toMatchObject({ topic: topic?.id, answer: topic && asAnswer(topic) })
    }
  })

  test.each([
    [
      'he never does the dishes and is on his phone all evening',
      [
        'How do we share the housework fairly?',
        'My partner is on the phone all the time. What can we do?',
      ],
    ],
    [
      'how do I tell my wife that I lost my job and drink',
      [
        'I drink too much and want to change. How do I begin?',
        'One of us has lost the job. How do we get through it?',
      ],
    ],
  ])(
    'says a little on both where %j is about one of two, and offers to say more',
    async (question, offers) => {
      const reply = await ask(question)
      expect(reply).toMatchObject({ source: 'built-in', offers })
      expect(reply).not.toHaveProperty('topic')
      const said = topics.filter(({ title }) => offers.includes(title))
      const parts = reply.answer.split('\n\n')
      expect(parts[0]).toBe(oneOfTwo)
      for (const { title, answer } of said) {
        expect(parts[parts.indexOf(title) + 1]).toBe(answer)
      }
      const isNear = said.some(({ id }) => nearDanger.has(id))
      expect(parts).toHaveLength(isNear ? 6 : 5)
      expect(parts.at(-1) === calmEnd).toBe(isNear)
    },
  )

  test.each([
    ['thanks', thanksAnswer],
    ['Ok, that helps a lot, thank you so much! 🙏', thanksAnswer],
    ['ok', nodAnswer],
    ['👍🏽', nodAnswer],
    ['I’ll try that', nodAnswer],
    ['Bye!', byeAnswer],
    ['good night', byeAnswer],
    ['thank you for listening. Goodbye', byeAnswer],
    ['hi', greetingAnswer],
    ['Hello there, how are you?', greetingAnswer],
    ['no, that’s not what I meant', notThatAnswer],
    ['none of these', notThatAnswer],
    ['yes please', moreAnswer],
    ['tell me more', moreAnswer],
    ['can you tell me more', moreAnswer],
    ['why?', moreAnswer],
    ['are you a real person?', whoAnswer],
    ['What can you do', whoAnswer],
  ])('takes %j for what is said in passing', async (question, answer) => {
    expect(await ask(question)).toEqual({ source: 'built-in', topic: 'about-the-guide', answer })
  })

  test.each([
    'thanks for nothing',
    'ok but he is never at home',
    'how do I say thanks to her',
    'why does he lie',
    'yes he does the dishes',
    'no sex for months',
    'more sex',
    'good night kisses',
    'please no more',
    'No. No more.',
    'please please please',
    'What do I do?',
    'please, what can I do?',
    'goodbye everyone',
    'I will do it. Goodbye.',
    'I might do it',
    'Thanks for listening. Goodbye everyone',
    'it does not work',
    'I want more',
    '😭😭😭',
    '💔',
    '🙏🙏🙏',
    'can you tell me how to say sorry',
    'Can you tell him to stop?',
    'can you keep me safe',
    'will you save me',
    'can you tell my husband to stop',
    'ok 😭',
  ])('takes %j for nothing that is said in passing', async (question) => {
    expect(await ask(question)).not.toHaveProperty('topic', 'about-the-guide')
  })

  test.each(['ok, he hit me again', 'thanks, I want to die', 'no, she strangled me'])(
    'hears the danger behind a word in passing: %j',
    async (question) => {
      expect(await ask(question)).toMatchObject({ answer: safetyAnswer, topic: safetyTopic })
    },
  )

  test('takes a signal for a call for help', async () => {
    for (const signal of ['🆘', 'SOS!', '🆘 help', 'help 😭', 'please help 🙏', 'SOS please'])
      expect((await ask(signal)).answer).toBe(helpAnswer)
  })

  test('answers the same again', async () => {
    const question = 'We argue about money'
    expect(await ask(question)).toEqual(await ask(` ${question} `))
  })

  test.each([
    [{}, 400],
    [{ question: '   ' }, 400],
    [{ question: 7 }, 400],
    [{ question: ['How?'] }, 400],
    [{ question: 'a\u0000b' }, 400],
    [{ question: 'x'.repeat(10_001) }, 400],
    [{ question: 'x'.repeat(70_000) }, 413],
  ])('refuses %j', async (body, status) => {
    expect((await visitor.post('/api/ask', body)).status).toBe(status)
  })

  test('says what is missing', async () => {
    const reply = await visitor.post<RefusalBody>('/api/ask', { question: ' ' })
    expect(reply.body.message).toBe(askSentences.emptyQuestion)
  })

  test('is for the signed-in', async () => {
    expect((await server.visitor().post('/api/ask', { question: 'x' })).status).toBe(401)
  })
})

test('whose partner has died is answered as somebody who is alone now', async () => {
  for (const question of [
    'My wife died last month, how do I talk to our kids',
    'My husband passed away and I miss him',
    'I am a widow and the evenings are long',
  ]) {
    const { topic, answer, offers } = await ask(question)
    expect([topic, offers]).toEqual(['partner-died', undefined])
    expect(answer).toMatch(/Bereavement support/)
    expect(answer).not.toMatch(/the two of you|both|each other|your partner|together/i)
  }
  expect(await ask('My wife died and I do not want to live')).toMatchObject({ topic: safetyTopic })
  expect(await ask('my father died and my husband does not know what to say')).toMatchObject({
    topic: 'grief',
  })
})

test('danger is answered with people to call and no advice', async () => {
  for (const question of [
    'My husband hits me, what should I do?',
    'he choked me last night, is that normal after a fight',
    'I am scared of my boyfriend when he drinks',
    'how do I leave him safely with the kids',
    'I want to kill myself because of our fights',
    'my wife threatens to take the children if I leave',
    'he forces me to have sex when I say no',
    'She slaps our son when he cries, how do I stop it?',
    'my partner tracks my phone and takes my wages',
    'I hit my girlfriend, how do I make it up to her?',
    'he drives like a maniac to scare me when we fight',
    'he drives really fast on purpose when we argue',
    'When we fight in the car she drives faster and faster until I cry',
    'he speeds up when I ask him to slow down',
    'I lose my temper and things get physical',
    'my anger gets physical',
    'our fights sometimes turn physical',
    'I feel like I have to have sex with him',
    'I have to have sex or he gets in a mood',
    'she gets angry with me when I do not want sex',
  ]) {
    expect(await ask(question)).toEqual({
      source: 'built-in',
      topic: safetyTopic,
      answer: safetyAnswer,
    })
  }
  const advice = topics.flatMap(({ answer, tonight, opening }) => [answer, tonight, opening])
  expect(advice.filter((text) => safetyAnswer.includes(text))).toEqual([])
  for (const { call, about } of helpLines) {
    if (about.includes('danger')) expect(safetyAnswer).toMatch(new RegExp(`${call} (?:in|or) `))
  }
  expect(safetyAnswer).toContain(helpElsewhere.name)
})

test('what only sounds like danger is answered from the notes or not known', async () => {
  for (const question of [
    'he drives too fast',
    'we quarrel in the car about the way',
    'how do we get more physical',
    'I want to get physical with him more often',
    'we are getting physical therapy together',
    'we have to plan sex since the baby came',
    'do we have to have sex every week',
    'I lose my temper and shout',
  ]) {
    expect(await ask(question)).not.toMatchObject({ topic: safetyTopic })
  }
})

test.each([['how do I catch myself before I explode at my wife', 'own-anger']])(
  '%j, which sounds like danger only faintly, is answered, with people to call',
  async (question, id) => {
    const topic = topics.find((one) => one.id === id)
    expect(await ask(question)).toEqual({
      source: 'built-in',
      topic: id,
      answer: topic && asAnswer(topic, true),
    })
  },
)

test.each([
  "Our baby won't stop crying and I want to shake him",
  'He punched the wall next to my head. How do we calm down?',
  'I took too many of the sleeping tablets again. How do I tell her?',
])(
  '%j gets people to call before anything else, and no topic beside the point',
  async (question) => {
    expect(await ask(question)).toEqual({ source: 'built-in', answer: carefulAnswer })
    expect(carefulAnswer).toContain(helpElsewhere.name)
    expect(carefulAnswer).not.toMatch(/three minutes/)
  },
)

test('who was grabbed hard gets people to call and nothing else', async () => {
  expect(await ask('He grabbed my wrist hard at the party. How do I bring it up?')).toMatchObject({
    topic: safetyTopic,
    answer: safetyAnswer,
  })
})

test('an answer on a certain topic ends with people to call where the question may be unsafe', async () => {
  for (const asked of [
    'I shoved him in the hallway. How do I say sorry?',
    'I pushed her against the wall and I am ashamed. How do I say sorry?',
  ]) {
    expect((await ask(asked)).answer.split('\n\n').at(-1)).toBe(calmEnd)
  }
  expect((await ask('I forgot her birthday. How do I say sorry?')).answer).not.toContain(calmEnd)
})

test.each(['driving', 'own-anger', 'want-more-sex', 'money', 'own-drinking', 'partner-is-low'])(
  'an answer on %s ends with people to call',
  async (id) => {
    const title = topics.find((topic) => topic.id === id)?.title ?? ''
    const { answer, topic } = await ask(title)
    expect([topic, answer.split('\n\n').at(-1)]).toEqual([id, calmEnd])
    expect(calmEnd).toContain(helpDoor)
  },
)

test.each(['help me', 'please help', 'Help!!', 'can you help me please', 'I need help'])(
  'a bare %j is offered people to call, and asked what it is about',
  async (question) => {
    expect(await ask(question)).toMatchObject({ answer: helpAnswer })
    expect(helpAnswer).toContain(helpDoor)
    expect(helpAnswer).toMatch(/what happened/)
  },
)

test('help with something is answered from the notes', async () => {
  for (const question of ['help me with the housework', 'please help us to listen']) {
    expect((await ask(question)).answer).not.toBe(helpAnswer)
  }
})

test('who asks out of fear who reads along is told, with people to call beside it', async () => {
  expect(await ask('can he see what i write here')).toMatchObject({
    ...{ answer: `${privacyAnswer}\n\n${calmEnd}`, topic: 'about-the-guide' },
  })
  const unsafe = await ask('can he see what i write here he hits me')
  expect(unsafe).toMatchObject({ topic: safetyTopic })
})

test.each([
  'can my partner read this',
  'is this private',
  'does my husband see what I ask you?',
  'who can read my answers',
  'do you save what I ask',
  'is it safe to write here',
])('%j is told who reads what', async (question) => {
  expect(await ask(question)).toMatchObject({ answer: privacyAnswer, topic: 'about-the-guide' })
})

test('a question about reading somebody else is none about who reads here', async () => {
  for (const question of [
    'can I read his messages',
    'does he see how tired I am',
    'she reads my diary, what can I do',
    'is it ok to ask first every time',
    'do you think we should save money',
    'who should know about this pregnancy first',
  ]) {
    expect((await ask(question)).answer).not.toBe(privacyAnswer)
  }
})

describe('what tries to steer it', () => {
  const partsOf = (text: string) => text.split('\n\n')
  const ours = new Set([
    ...topics.flatMap((topic) => [topic.title, ...partsOf(asAnswer(topic, true))]),
    ...[
      unknownAnswer,
      unsureAnswer,
      carefulAnswer,
      oneOfTwo,
      safetyAnswer,
      helpAnswer,
      privacyAnswer,
    ].flatMap(partsOf),
  ])
  const titles = new Set(topics.map(({ title }) => title))

  test.each(injections)('%j is inert', async (question) => {
    const { answer, source, offers = [] } = await ask(question)
    expect(partsOf(answer).filter((part) => !ours.has(part))).toEqual([])
    expect(offers.every((offer) => titles.has(offer))).toBe(true)
    expect(source).toBe('built-in')
  })

  test('there are many, and no answer of ours holds markup or a link', () => {
    expect(injections.length).toBeGreaterThanOrEqual(30)
    for (const answer of ours) expect(answer).not.toMatch(/[<>]|https?:|\]\(|javascript:/)
  })
})

test('nothing of a question is kept or logged', async () => {
  const own = await startTestServer()
  const couple = await registerCouple(own)
  const word = 'quincunxial'
  const before = await everyRow(own)
  const replies = [
    await couple.visitor.post<Answer>('/api/ask', { question: `We argue about ${word} chores` }),
    await couple.visitor.post<Answer>('/api/ask', { question: `He hits me, ${word}` }),
    await couple.visitor.post<Answer>('/api/ask', { question: `${word}\u0000` }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 400])
  const rows = await everyRow(own)
  expect(rows).toBe(before)
  expect(rows + own.log.join('') + replies.map(({ text }) => text).join('')).not.toContain(word)
  expect(filesWith(own.dataDir, word)).toEqual([])
  expect(own.log.join('')).not.toMatch(/safety|chores/)
  await own.stop()
})
