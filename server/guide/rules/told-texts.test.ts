import { describe, expect, test } from 'vitest'
import type { InsightInput } from '#server/guide/guide.ts'
import { checkInsight } from './check-insight.ts'
import { asSaidToThem } from './told-texts.ts'

const names = ['Mina', 'Jonas'] as const

describe('a text that tells of both is read as if it told it to them', () => {
  test.each([
    [
      'by their names',
      'Mina would swim **“once, properly”**.\n\nJonas wants the shop.\n\nWhat next?',
      'Mina, you would swim “once, properly”. Jonas, you wants the shop. What next?',
    ],
    [
      'by what is theirs, and what is for them',
      'Mina’s is the sea, and Mina’s alone.\n\nFor Jonas it is the shop.\n\nWhat next?',
      'Mina, your is the sea, and your alone. Jonas, For you it is the shop. What next?',
    ],
    [
      'with the other one as somebody else',
      'Mina sees Jonas swim.\n\nAt home Jonas waits for Mina.\n\nWhat next?',
      'Mina, you sees Jonas swim. Jonas, At home you waits for Mina. What next?',
    ],
    [
      'in a sentence each, however many it has',
      'Mina swims. “Far out.” Then there is tea! “Two cups”\n\nJonas asks “why?” and waits.\n\nWhat next?',
      'Mina, you swims; “Far out.”; Then there is tea; “Two cups”. Jonas, you asks “why?”; and waits. What next?',
    ],
  ])('%s', (_, text, read) => {
    expect(asSaidToThem(text, names)).toBe(read)
  })

  test('so is one that tells them, in as many sentences as it likes', () => {
    const text = 'Mina, you swim. Then it is tea.\n\nJonas, it is the shop: “soon”.\n\nWhat next?'
    expect(asSaidToThem(text, names)).toBe(
      'Mina, you swim; Then it is tea. Jonas, for you it is the shop: “soon”. What next?',
    )
  })

  test.each([
    ['that has no paragraphs', 'Mina swims. Jonas waits. What next?'],
    ['that tells of one of them twice', 'Mina swims.\n\nMina waits for Jonas.\n\nWhat next?'],
    ['that tells of nobody', 'It is late.\n\nJonas waits.\n\nWhat next?'],
    ['that names them late', 'On a long and windy day Mina swims.\n\nJonas waits.\n\nWhat next?'],
    ['that names them in a quote alone', '“Mina swims”\n\nJonas waits.\n\nWhat next?'],
    ['that goes on', 'Mina swims.\n\nJonas waits.\n\nWhat next?\n\nMina is right.'],
  ])('nor is any other one: %s', (_, text) => {
    expect(asSaidToThem(text, names)).toBe(text)
  })
})

describe('what is told of them keeps the rules for what is told to them', () => {
  const input: InsightInput = {
    question: 'What did you two last laugh about?',
    ...{ category: 'fun-friendship', cardId: '', timesHad: 0, seed: 'seed', position: 0 },
    people: [
      {
        name: 'Mina',
        answer:
          "You drove us to the wrong beach and I sang the whole way. Jonas reckons I'm out of tune. I was thinking about whether I even wanted to swim. If it rains again I'm going home.",
      },
      {
        name: 'Jonas',
        answer:
          'She put her cold feet on my back in the tent. I laughed until I cried, and at your brother’s you laughed at me. I would like to go back there in May.',
      },
    ],
  }
  const good = {
    mina: 'Mina sang the whole way, and Jonas drove: **“to the wrong beach”**.',
    jonas: 'For Jonas it is Mina’s cold feet in the tent. **“I laughed until I cried”**.',
    ask: 'What do you two still hear of that drive and that tent?',
  }
  const findings = (parts: Partial<typeof good>) => {
    const { mina, jonas, ask } = { ...good, ...parts }
    return checkInsight([mina, jonas, ask].join('\n\n'), input).join(' | ')
  }

  test('a good one is shown', () => {
    expect(findings({})).toBe('')
  })

  test.each([
    [
      'a passage of the other one',
      { mina: 'Mina sang the whole way: **“I laughed until I cried”**.' },
      /a quote that is not in the answer it is given to/,
    ],
    [
      'a deed of the other one',
      { mina: 'Mina drove, singing the whole way: **“to the wrong beach”**.' },
      /who did what is changed/,
    ],
    [
      'a deed of theirs, given to the other one',
      { mina: 'Mina was in the car, and Jonas sang the whole way **“to the wrong beach”**.' },
      /who did what is changed/,
    ],
    [
      'a feeling that nobody wrote',
      { jonas: 'Jonas is lonely in the tent: **“I laughed until I cried”**.' },
      /what they did not write .*lonely/,
    ],
    [
      'a feeling of the other one that nobody wrote',
      { jonas: 'Jonas sees Mina jealous in the tent: **“I laughed until I cried”**.' },
      /what they did not write .*jealous/,
    ],
    [
      'a sentence more that is in no answer',
      {
        mina: `${good.mina} Under a striped umbrella the gulls by the lighthouse stole a pasty.`,
      },
      /too much of it is not in that answer/,
    ],
    [
      'a verdict in a sentence more',
      { jonas: `${good.jonas} Jonas is right, and Mina is wrong.` },
      /a verdict|what they did not write/,
    ],
    [
      'what somebody else says, told as theirs',
      { mina: "Mina sang the whole way, and **“I'm out of tune”** is how it went." },
      /a quote of somebody else’s words/,
    ],
    [
      'a passage without its “if”',
      { mina: "Mina sang the whole way, and then **“I'm going home”**." },
      /a quote (?:without its “if”|that is cut inside a phrase)/,
    ],
    [
      'a reproach in a quote',
      { jonas: 'Jonas remembers the tent, and then **“at your brother’s you laughed at me”**.' },
      /a quote that reproaches the other/,
    ],
    [
      'a judging word',
      { mina: 'Mina admits to singing the whole way: **“to the wrong beach”**.' },
      /a word that judges or doubts: admits/,
    ],
    [
      'a cause that is in no answer',
      { jonas: 'Jonas laughed because the feet were cold: **“until I cried”**.' },
      /a cause that they did not write/,
    ],
    ['no word of one of the two', { jonas: 'Jonas laughed in the tent.' }, /no words of person 2/],
    [
      'much more room for one of the two',
      { jonas: 'Jonas **“laughed until I cried”**.' },
      /unequal room/,
    ],
    [
      'ten words in a row outside of quotes',
      {
        mina: 'Mina, you have the beach and your thinking **“I sang the whole way”**, about whether I even wanted to swim. If it rains again.',
      },
      /words of an answer outside a quote/,
    ],
    [
      'a paragraph that tells of nobody',
      { mina: '**“to the wrong beach”**, singing the whole way.' },
      /paragraphs that tell of nobody/,
    ],
    ['a question for one of them alone', { ask: 'What did Jonas hear?' }, /one of the two alone/],
  ])('refused is %s', (_, parts, finding) => {
    expect(findings(parts)).toMatch(finding)
  })

  test.each([
    ['he', 'You sang, and my nan clapped.', 'a “he” or “she” that is nobody’s word: he'],
    ['she', 'You sang, and my nan clapped.', ''],
    ['he', 'He sang, and I clapped.', ''],
  ])('a “%s” is only what somebody wrote of somebody: %s', (called, answer, finding) => {
    const [mina, jonas] = input.people
    const people = [
      { ...mina, answer: 'The wrong beach. We got there late and stayed.' },
      { ...jonas, answer },
    ] as const
    const text = `Mina, you got there late, and ${called} did, too: **“The wrong beach”**.\n\nJonas, you have **“${answer.slice(0, -1)}”**.\n\n${good.ask}`
    expect(checkInsight(text, { ...input, people }).join()).toBe(finding)
  })
})
