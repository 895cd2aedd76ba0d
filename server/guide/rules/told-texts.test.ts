import { describe, expect, test } from 'vitest'
import { toldCouple } from '#server/guide/testing/told-couple.ts'
import { checkInsight } from './check-insight.ts'
import { asSaidToThem } from './told-texts.ts'

const names = ['Mina', 'Jonas'] as const

describe('a text that is said to both is read as one sentence for each', () => {
  test.each([
    [
      'however many it has',
      'Mina, you swim. “Far out.” Then there is tea! **“Two cups”**\n\nJonas, you ask “why?” and wait.\n\nWhat next?',
      'Mina, you swim; “Far out.”; Then there is tea; “Two cups”. Jonas, you ask “why?”; and wait. What next?',
    ],
    [
      'with a “you” in it',
      'Mina, it is the sea.\n\nJonas, Mina sang: “soon”.\n\nWhat next?',
      'Mina, for you, it is the sea. Jonas, for you, Mina sang: “soon”. What next?',
    ],
    [
      'also where a bracket ends it',
      'Mina, you swim (far out.) You wait.\n\nJonas, you swim.\n\nWhat next?',
      'Mina, you swim (far out;) You wait. Jonas, you swim. What next?',
    ],
  ])('%s', (_, text, read) => {
    expect(asSaidToThem(text, names)).toBe(read)
  })

  test.each([
    ['have a full stop in them', ['Mina', 'T.J.'], 'Mina, you and T.J. sang', 'T.J., you sang'],
    ['begin alike', ['Ann', 'Ann-Marie'], 'Ann, you and Ann-Marie sang', 'Ann-Marie, you sang'],
  ] as const)('names that %s stay whole', (_, [one, other], first, second) => {
    expect(asSaidToThem(`${first}.\n\n${second}.\n\nWhat next?`, [one, other])).toBe(
      `${first}. ${second}. What next?`,
    )
    expect(asSaidToThem(`${second}.\n\n${first}.\n\nWhat next?`, [one, other])).toBe(
      `${second}. ${first}. What next?`,
    )
  })

  test.each([
    ['that has no paragraphs', 'Mina, you swim. Jonas, you wait. What next?'],
    ['that speaks to one of them twice', 'Mina, you swim.\n\nMina, you wait.\n\nWhat next?'],
    ['that speaks to nobody', 'It is late.\n\nJonas, you wait.\n\nWhat next?'],
    ['that speaks of them', 'Mina swims.\n\nJonas waits.\n\nWhat next?'],
    ['that names them in a quote alone', '“Mina, swim”\n\nJonas, you wait.\n\nWhat next?'],
    ['that goes on', 'Mina, you swim.\n\nJonas, you wait.\n\nWhat next?\n\nMina is right.'],
  ])('nor is any other one: %s', (_, text) => {
    expect(asSaidToThem(text, names)).toBeNull()
  })
})

describe('what is told of them keeps the rules for what is told to them', () => {
  const input = toldCouple
  const good = {
    mina: 'Mina, you sang the whole way, and Jonas drove: **“to the wrong beach”**.',
    jonas: 'Jonas, it is Mina’s cold feet in the tent. **“I laughed until I cried”**.',
    ask: 'What do you two still hear of that drive and that tent?',
  }
  const findings = (parts: Partial<typeof good>) => {
    const { mina, jonas, ask } = { ...good, ...parts }
    return checkInsight([mina, jonas, ask].join('\n\n'), input).join(' | ')
  }

  const bare = /a sentence without a quote that is not made of their words/

  test('a good one is shown', () => {
    expect(findings({})).toBe('')
  })

  test.each([
    ['of their words', 'You were thinking, and it rains.'],
    ['of small words that are theirs', 'You were thinking even of whether.'],
  ])('a sentence more %s is no less theirs', (_, more) => {
    expect(findings({ mina: `${good.mina} ${more}` })).not.toMatch(bare)
  })

  test.each([
    [
      'a passage of the other one',
      { mina: 'Mina, you sang the whole way: **“I laughed until I cried”**.' },
      /a quote that is not in the answer it is given to/,
    ],
    [
      'a deed of the other one',
      { mina: 'Mina, you drove, singing the whole way: **“to the wrong beach”**.' },
      /who did what is changed/,
    ],
    [
      'a deed of theirs, given to the other one',
      { mina: 'Mina, Jonas sang the whole way **“to the wrong beach”**.' },
      /who did what is changed/,
    ],
    [
      'the same behind a word of place',
      { mina: 'Mina, in the car Jonas sang the whole way **“to the wrong beach”**, you wrote.' },
      /who did what is changed/,
    ],
    [
      'the same, said to the other one in between',
      { mina: `${good.mina} Jonas, you sang the whole way.` },
      /it speaks to the other one in between/,
    ],
    [
      'a feeling that nobody wrote',
      { jonas: 'Jonas, you are lonely in the tent: **“I laughed until I cried”**.' },
      /what they did not write .*lonely/,
    ],
    ['a deed in a sentence more', { mina: `${good.mina} Jonas kissed a colleague.` }, bare],
    ['a judgement in one', { mina: `${good.mina} The point goes to you.` }, bare],
    ['a feeling in plain words in one', { mina: `${good.mina} You have had enough.` }, bare],
    ['advice in one', { jonas: `${good.jonas} Tell Mina to go.` }, bare],
    [
      'a verdict in one',
      { jonas: `${good.jonas} You are right, and Mina is wrong.` },
      /a verdict|what they did not write/,
    ],
    [
      'what somebody else says, told as theirs',
      { mina: "Mina, you sang the whole way, and **“I'm out of tune”** is how it went." },
      /a quote of somebody else’s words/,
    ],
    [
      'the same where the other one is named in the sentence before',
      { mina: "Mina, you have Jonas drive to the beach. All of it was **“I'm out of tune”**." },
      /a quote of somebody else’s words/,
    ],
    [
      'a passage without its “if”',
      { mina: "Mina, you sang when Jonas drove. Then it is **“I'm going home”**." },
      /a quote (?:without its “if”|that is cut inside a phrase)/,
    ],
    [
      'a reproach in a quote',
      { jonas: 'Jonas, you remember the tent, and **“at your brother’s you laughed at me”**.' },
      /a quote that reproaches the other/,
    ],
    [
      'a judging word',
      { mina: 'Mina, you admit that you sang the whole way: **“to the wrong beach”**.' },
      /a word that judges or doubts: admit/,
    ],
    [
      'a cause that is in no answer',
      { jonas: 'Jonas, you laughed because your back was cold: **“until I cried”**.' },
      /a cause that they did not write/,
    ],
    [
      'no word of one of the two',
      { jonas: 'Jonas, you laughed in the tent.' },
      /no words of person 2/,
    ],
    [
      'much more room for one',
      { jonas: 'Jonas, you **“laughed until I cried”**.' },
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
      'an invented quote in other marks',
      { mina: `${good.mina.slice(0, -1)}, and you told Jonas ‘go home’.` },
      /signs that belong into no text/,
    ],
    [
      'an address',
      { mina: `${good.mina.slice(0, -1)}, write to sam@evil.example.` },
      /signs that belong into no text/,
    ],
    [
      'a paragraph that is said to nobody',
      { mina: '**“to the wrong beach”**, singing the whole way.' },
      /paragraphs that tell of nobody/,
    ],
    ['a question for one of them alone', { ask: 'What did Jonas hear?' }, /one of the two alone/],
    [
      'a claim before the question',
      { ask: 'Mina has a point and Jonas has none, so what comes next?' },
      /the third paragraph is not one plain question/,
    ],
    [
      'a quote behind it',
      { ask: `${good.ask} “at your brother’s you laughed at me”` },
      /the third paragraph is not one plain question/,
    ],
  ])('refused is %s', (_, parts, finding) => {
    expect(findings(parts)).toMatch(finding)
  })

  test('a name that is a word changes nothing in whose words are whose', () => {
    const [mina, jonas] = input.people
    const people = [
      { ...mina, name: 'Will' },
      { ...jonas, name: 'June' },
    ] as const
    const text = [
      'Will, you laughed in the tent: **“I laughed until I cried”**.',
      'June, you have the drive: **“You drove us to the wrong beach”**.',
      good.ask,
    ]
    expect(checkInsight(text.join('\n\n'), { ...input, people }).join()).toMatch(
      /a quote that is not in the answer it is given to/,
    )
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
