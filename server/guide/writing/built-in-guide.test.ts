import { describe, expect, it } from 'vitest'
import { asQuoted } from '#contract/as-quoted.ts'
import { askKinds } from '#server/cards/card.ts'
import { cardOf } from '#server/cards/cards.ts'
import { readItem } from '#server/guide/reading/read-item.ts'
import { checkInsight } from '#server/guide/rules/check-insight.ts'
import { checkSuggestion } from '#server/guide/rules/check-suggestion.ts'
import { isOwnInsight } from '#server/guide/rules/own-words.ts'
import { isOwnWordsItem } from '#server/guide/rules/own-words-items.ts'
import { alex, inputOf, positions, sam, talkingSeed } from '#server/guide/testing/guide-inputs.ts'
import { type GuidePair, guidePairs } from '#server/guide/testing/guide-pairs.ts'
import { toldPairs } from '#server/guide/testing/told-pairs.ts'
import { soundsUnsafe } from '#server/safety/sounds-unsafe.ts'
import { createBuiltInGuide } from './built-in-guide.ts'
import { nearAsk, nearAsks } from './near-asks.ts'

const guide = createBuiltInGuide()
const told = toldPairs()

const quote = /\*\*“([^”]*)”\*\*/g
const namesOut = (text: string) => text.replaceAll(/\b(?:Sam|Alex)\b/g, 'NAME')
const askOf = (text: string): string =>
  /[^.?!]+\?$/.exec(text.replace(quote, 'Q'))?.[0].trim() ?? ''

/** The insights on a pair, at each place of a catch-up. */
const insightsOn = (pair: Parameters<typeof inputOf>[0]): Promise<string[]> =>
  Promise.all(
    positions.map((position) => guide.insight(inputOf(pair, talkingSeed(position), position))),
  )

describe('the built-in guide', () => {
  it('knows at least 60 pairs of answers, over all seven categories, and the ear lets nearly all of them be', () => {
    expect(guidePairs.length).toBeGreaterThanOrEqual(60)
    expect(new Set(guidePairs.map(({ category }) => category)).size).toBe(7)
    const given = guidePairs.flatMap(({ answers }) => answers).filter((one) => one !== null)
    const flagged = given.filter((one) => soundsUnsafe(one))
    expect(flagged.length / given.length, flagged.join('\n')).toBeLessThan(0.04)
  })

  it.each([
    [
      'I am proud of my garden this year',
      'I am proud of my team at work',
      'What are you proud of?',
    ],
    ['So proud of our daughter, she swam', 'Pancakes on Sunday morning', 'What was good lately?'],
    [
      'Thanks for nothing, but the car works',
      'You cooked soup for me, thank you',
      'What was good?',
    ],
  ])(
    'takes neither pride in something else nor dry thanks for the other’s: %s',
    async (...told) => {
      const [mine, theirs, question] = told
      for (const position of positions) {
        const input = inputOf(
          { question, category: 'support', answers: [mine, theirs] },
          talkingSeed(position),
          position,
        )
        expect(await guide.insight(input)).not.toMatch(
          /proud of each|each of you seems|pride in|thank you in/i,
        )
      }
    },
  )

  it('still says that each is proud of the other', async () => {
    const answers: GuidePair['answers'] = [
      'I was so proud of you on that stage',
      'proud of you for telling your boss no',
    ]
    const said = positions.map((position) =>
      guide.insight(
        inputOf(
          {
            question: 'When were you quietly proud of your partner in the last few weeks?',
            category: 'support',
            answers,
          },
          talkingSeed(position),
          position,
        ),
      ),
    )
    expect((await Promise.all(said)).join(' ')).toMatch(
      /proud of each other|proud of the other|pride in both/,
    )
  })

  it.each(guidePairs)('keeps every rule: $question $answers', async (pair) => {
    for (const [seed, position] of [
      ['one', 0],
      ['three', 5],
    ] as const) {
      const input = inputOf(pair, seed, position)
      const [insight, suggestion] = [await guide.insight(input), await guide.suggestion(input)]
      expect([insight, ...checkInsight(insight, input)]).toEqual([insight])
      expect([suggestion, ...checkSuggestion(suggestion, input)]).toEqual([suggestion])
    }
  })

  it('keeps every rule over pairs of answers to real cards, and closes with a question of the card, or a near one where somebody is stung', async () => {
    for (const { cardId, input: inputFor } of told) {
      const input = inputFor('real')
      const [insight, suggestion] = [await guide.insight(input), await guide.suggestion(input)]
      expect([insight, ...checkInsight(insight, input)]).toEqual([insight])
      expect([suggestion, ...checkSuggestion(suggestion, input)]).toEqual([suggestion])
      const card = cardOf(cardId)
      const asks = askKinds.flatMap((kind) => card?.asks[kind] ?? [])
      const filled = asks.flatMap((ask) => [
        ask.replaceAll('{one}', sam).replaceAll('{other}', alex),
        ask.replaceAll('{one}', alex).replaceAll('{other}', sam),
      ])
      const isStung = readItem(input).people.some((one) => one.isSurelyStung)
      const may = isStung ? [...nearAsks, ...filled] : filled
      expect(may.some((ask) => insight.endsWith(ask))).toBe(true)
    }
  })

  it.each([
    ['that both thought of the same', 'the puzzle. it was 2am!!', 'that walk to the wrong station'],
    [
      'that each waits for the other',
      "You can't probably, I don't really know myself till you start giving me the plan and then I get annoyed. Maybe ask?",
      "if i start with 'oh my god you wont believe' i just want you to not believe it. thats all. dont email anyone",
    ],
  ])('does not say %s where they say no such thing', async (_, one, other) => {
    const pair = { question: 'When did you two last lose track of time?', category: 'fun' }
    for (const position of positions) {
      const input = inputOf({ ...pair, answers: [one, other] }, talkingSeed(position), position)
      expect(await guide.insight(input)).not.toMatch(/the same thing|seems? to wait|waiting/i)
    }
  })

  it.each([
    [
      'with the end that makes the joke',
      'Locomotives. Especially the D51 type. She knows the number of wheels now, although I never tested her.',
      'My choir politics. Who is cross with who in the altos. He nods in the right places and last week he said that sounds like Brenda and he was RIGHT',
      'and he was RIGHT”',
    ],
    [
      'with a verdict on somebody who is not the other',
      'Mr Adeyemi who runs the chess club, he just stood at the gate with a board every morning',
      "my dad. never thought id say that. he was so awful about the wedding and now he's teaching them both to weld",
      "“my dad. never thought id say that. he was so awful about the wedding and now he's teaching them both to weld”",
    ],
    [
      'without the breath before it',
      'Ferry to Naoshima. Your hat is flying away and I am looking at the hat, not the camera.',
      'dunno. the passport booth one maybe where youve got your eyes shut in all 4 😂',
      '“the passport booth one maybe where youve got your eyes shut in all 4 😂”',
    ],
  ])('quotes both answers whole where both fit, %s', async (_, one, other, shown) => {
    const pair = { question: 'Which people, places and things are you thankful for?' }
    const answers = [one, other] as const
    for (const text of await insightsOn({ ...pair, category: 'fun', answers })) {
      expect(text).toContain(shown)
    }
  })

  it('asks something near, another at each place, where somebody is surely stung', async () => {
    const pair = {
      ...{ question: 'How would you like to be asked about your thesis?', category: 'support' },
      answers: [
        'Not in front of your mother. You asked how is the thesis, still on chapter 2 and everyone laughed. I laughed too but I went and sat in the bathroom after.',
        'just ask me. text is fine',
      ],
    } as const
    for (const text of await insightsOn(pair)) expect(nearAsks).toContain(askOf(text))
    const all = nearAsks.map((_, position) => nearAsk('a catch-up', position))
    expect(new Set(all).size).toBe(positions.length)
  })

  it('leaves no more than the names before two long answers that just fit', async () => {
    const pair = {
      ...{ question: 'Which job did you have as a child?', category: 'shared' },
      answers: [
        'Mam did it. All of it. Five of us and me da out on the boat. The girls washed up and the boys minded the fire which was sitting looking at it',
        'My grandmother had a list in her head and everybody was on it, cousins, lodgers, even visitors. Boys cooked too. I was pounding fufu at nine, before school, in the dark, every single day. I hated it then',
      ],
    } as const
    const said = (await insightsOn(pair)).map((text) => text.replaceAll(quote, 'Q'))
    expect(
      said.filter((text) => /^(?:Sam: Q\. Alex: Q|Alex: Q\. Sam: Q)\. /.test(text)),
    ).not.toEqual([])
  })

  it('does so before the fuller of two pairs of quotes, too', async () => {
    const pair = {
      ...{ question: 'How can your partner tell when you want a listener?', category: 'support' },
      answers: [
        "If I'm still in my coat I want a listener. If I've sat down and opened the laptop I want a plan. Yesterday I was in my coat, Joel. You sent me a link to a grievance template.",
        "Honestly I can't always. I hear problem and my brain goes to fix. Maybe she could just say it at the start? I did feel a bit stupid about the link",
      ],
    } as const
    const said = (await insightsOn(pair)).map((text) => text.replaceAll(quote, 'Q'))
    expect(said.filter((text) => /^\w+: Q\. \w+: Q\. /.test(text))).not.toEqual([])
  })

  it.each([
    'Every Thursday when you have a late one. Last week you asked was there any dinner left. I cried in the utility room, you didnt notice',
    "I like most of it. I didn't like the one about my accent on Saturday. Everyone laughed so I laughed. You probably don't even remember saying it",
  ])('quotes whole who was hurt and tells what the other did not see: %s', async (one) => {
    const other = 'dunno. when the boiler goes i suppose. or spiders'
    const pair = { question: 'When does the home rest mostly on you?', category: 'shared' } as const
    const texts = await insightsOn({ ...pair, answers: [one, other] })
    expect(texts.filter((text) => text.includes(`“${one}”`))).not.toEqual([])
  })

  it('quotes whole who found it right for themselves', async () => {
    const one =
      'He dug the hole in that frost and left her bowl where it was. That was right for me'
    const pair = {
      ...{ question: 'When you are sad, what helps?', category: 'support' },
      answers: [one, 'I was sad about the cat too. I just do it in the shed'],
    } as const
    const texts = await insightsOn(pair)
    expect(texts.filter((text) => text.includes(`“${one}”`))).not.toEqual([])
  })

  it('shows what a long answer ends with, if that comes from the heart, rather than more of its beginning', async () => {
    const end = 'I feel very alone with this to be honest'
    const pair = {
      ...{ question: 'Which worry would you like to stop carrying alone?', category: 'shared' },
      answers: [
        `Kuba's speech. I am the one going to logopeda, I do the exercises with the straw every evening, I read the forums at night. When I tell you, you say he will talk when he is ready like your brother. ${end}`,
        'Money for school trip. And if the car lasts the winter because of the kids. I think they are fine really',
      ],
    } as const
    for (const text of (await insightsOn(pair)).filter((said) => said.includes('Kuba'))) {
      expect(text).toContain(`${end}”`)
    }
  })

  it.each([
    ['blame', 'I like the garden and you just sit there', 'the roses, all of them in june'],
    [
      'an insult',
      'We bake on Sundays. I think what an idiot you are with the scales',
      'the bread with seeds',
    ],
    [
      'a verdict',
      'I do the kids on my own. She is impossible and mean',
      'the bike rides by the river',
    ],
    [
      'a denial',
      'Nothing you do makes me laugh any more, if I am honest. The garden is nice',
      'her dances',
    ],
  ])('does not quote %s because all of it would fit', async (_, one, other) => {
    const pair = { question: 'What do you like about your partner?', category: 'support' } as const
    for (const text of await insightsOn({ ...pair, answers: [one, other] })) {
      expect(text).not.toContain(`“${one}”`)
    }
  })

  it('shows no half of a sentence that goes on to complain', async () => {
    const pair = {
      ...{ question: 'What do you admire in your partner as a parent?', category: 'support' },
      answers: [
        "You never rush them. it drives me up the wall when we're late and you're crouched down looking at a snail. also you say sorry to them when you get it wrong",
        'You ask about some tiny thing and you get twenty minutes.',
      ],
    } as const
    for (const text of await insightsOn(pair)) expect(text).not.toContain('up the wall')
  })

  it('says that both thought of a thing, where that is all it can say', async () => {
    const pair = {
      ...{ question: 'What made you laugh?', category: 'fun' },
      answers: ['that goat at the fair ate your hat', 'Your face. And then the goat, obviously.'],
    } as const
    const texts = await Promise.all(
      positions.map((position) => guide.insight(inputOf(pair, talkingSeed(position), position))),
    )
    expect(texts.filter((text) => /(?:back to|think of) the goat(?: here)?\./.test(text))).toEqual(
      texts,
    )
  })

  it('quotes a short answer whole beside a long one, of which more makes them even', async () => {
    const pair = {
      question: 'What kind of day with your partner do you want more of this year?',
      ...{ category: 'goals', cardId: 'goals-more-such-days' },
      answers: [
        'like the one in Ghent when the map blew away and we had to ask people. You were so shy at asking people',
        "days where Lien is awake the same hours as me. These days my good morning goes to someone who is brushing her teeth for bed, and the other way round. 5 more months of that. I'm counting and I know we said no counting",
      ],
    } as const
    const texts = await Promise.all(
      positions.map((position) => guide.insight(inputOf(pair, talkingSeed(position), position))),
    )
    const told = texts.filter((text) => text.includes('Ghent'))
    expect(told.length).toBeGreaterThan(0)
    for (const text of told) {
      expect(text).toContain(pair.answers[0])
      expect(text).toMatch(/awake the same hours as me\. These days my good morning/u)
    }
  })

  it('shows most of an answer in which somebody is stung, its end and all, or nothing of it', async () => {
    const long =
      'Phoning your mother every Sunday. You hand me the phone after two minutes and go to check on the rice. 40 minutes I sit there. Last week she asked again why no baby and I laughed it off and you were in the next room and I know you heard. That hurt, Imran.'
    const short = 'driving the night shift and still being in a good mood at breakfast'
    const asked = {
      question: 'What do you do that looks easy and costs you a lot?',
      ...{ category: 'responsibilities', cardId: 'shared-looks-easy' },
    } as const
    const insight = (one: string, other: string, position: number) =>
      guide.insight(inputOf({ ...asked, answers: [one, other] }, talkingSeed(position), position))
    const longer = `${short}. I come home at seven and the light is on, and I say nothing of the two who shouted at the stop, or of the rain, so that nobody has to carry it into school`
    for (const position of positions) {
      expect(await insight(long, short, position)).toMatch(/I laughed it off.*That hurt, Imran/su)
      expect(await insight(long, longer, position)).not.toMatch(/“/u)
    }
  })

  it('quotes both people in their own words wherever it speaks of the answers', async () => {
    const silent: string[] = []
    for (const { answers, input: inputFor } of told) {
      const input = inputFor('quotes')
      if (isOwnWordsItem(input)) continue
      const text = await guide.insight(input)
      if (isOwnInsight(text, input)) silent.push(answers.join(' / '))
      else {
        const quotes = [...text.matchAll(quote)].map(([, words]) => words ?? '')
        for (const answer of answers) {
          expect(quotes.some((words) => asQuoted(answer).includes(words))).toBe(true)
        }
      }
    }
    expect(silent.length).toBeLessThan(told.length * 0.05)
  })

  it('writes the same words for the same input', async () => {
    for (const { input } of told.slice(0, 20)) {
      expect(await guide.insight(input('again'))).toBe(
        await createBuiltInGuide().insight(input('again')),
      )
    }
  })

  it('treats both alike: with the names exchanged, the names of the text are exchanged and no more', async () => {
    for (const { answers, input } of told) {
      const people = [
        { name: alex, answer: answers[0] },
        { name: sam, answer: answers[1] },
      ] as const
      const [forth, back] = [
        await guide.insight(input('red')),
        await guide.insight(input('red', { people })),
      ]
      const exchanged = forth.replaceAll(/\b(?:Sam|Alex)\b/g, (name) => (name === sam ? alex : sam))
      expect(back).toBe(exchanged)
    }
  })

  it('treats both alike: who changes places keeps their words, and all that is said of them', async () => {
    for (const { input: inputFor } of told) {
      const input = inputFor('blue')
      const swapped = { ...input, people: [input.people[1], input.people[0]] as const }
      const [forth, back] = [await guide.insight(input), await guide.insight(swapped)]
      const sorted = (text: string) => [...text.matchAll(quote)].map(([words]) => words).sort()
      expect(sorted(back)).toEqual(sorted(forth))
      expect(namesOut(askOf(back))).toBe(namesOut(askOf(forth)))
    }
  })

  it('names the one and the other first, in turns', async () => {
    const pair = guidePairs[0] ?? { category: '', question: '', answers: [null, null] }
    const firsts = await Promise.all(
      positions.map(async (position) => {
        const text = await guide.insight(inputOf(pair, 'turns', position))
        return text.includes('“') ? /Sam|Alex/.exec(text)?.[0] : null
      }),
    )
    const even = firsts.find((name, at) => name && at % 2 === 0)
    const odd = even === sam ? alex : sam
    const expected = (at: number) =>
      firsts[at] === null || firsts[at] === (at % 2 === 0 ? even : odd)
    expect(positions.every(expected)).toBe(true)
  })

  it('asks nothing and says nothing of a card twice in one catch-up', async () => {
    const byCategory = Map.groupBy(told, ({ cardId }) => cardOf(cardId)?.category)
    for (let week = 0; week < 12; week += 1) {
      const set = [...byCategory.values()].flatMap((pairs) => pairs[week % pairs.length] ?? [])
      const texts = await Promise.all(
        set.map(({ input }, position) => guide.insight(input('week', { position }))),
      )
      const asks = texts.map((text) => namesOut(askOf(text)))
      expect(new Set(asks).size).toBe(set.length)
      const ideas = await Promise.all(
        set.map(({ input }, position) => guide.suggestion(input('week', { position }))),
      )
      expect(new Set(ideas).size).toBe(set.length)
      const ends = ideas.map((idea) => idea.split(/(?<=[.]) /).at(-1))
      expect(new Set(ends).size).toBe(set.length)
    }
  })

  it('asks nothing light where an answer is heavy', async () => {
    const heavy = [
      'Since Dad died I cannot sleep and I cry in the car park.',
      'I felt so alone on Friday when nobody asked me anything.',
      'Tired to the bone. The clinic rang again about the scan.',
    ]
    for (const answer of heavy) {
      for (const { cardId, input: inputFor } of told.slice(0, 15)) {
        const card = cardOf(cardId)
        const input = inputFor('heavy')
        const people = [
          { name: sam, answer },
          { name: alex, answer: 'haha best week ever lol, I beat you at darts' },
        ] as const
        const text = await guide.insight({ ...input, people })
        const playful = (card?.asks.light ?? []).flatMap((ask) => [
          ask.replaceAll('{one}', sam).replaceAll('{other}', alex),
          ask.replaceAll('{one}', alex).replaceAll('{other}', sam),
        ])
        expect(playful.filter((ask) => text.endsWith(ask))).toEqual([])
      }
    }
  })

  it('asks nobody by name and nothing playful beside something grave', async () => {
    const card = cardOf('goals-keep-doing')
    const input = {
      ...inputOf({ category: 'goals', question: '', answers: [null, null] }, talkingSeed(2), 2),
      ...{ cardId: 'goals-keep-doing', question: card?.content ?? '' },
    }
    const people = [
      {
        name: sam,
        answer: 'Walking to the shop by myself. The doctor says two years maybe, then the chair.',
      },
      { name: alex, answer: 'Bringing you your bread in the morning, before you even wake up.' },
    ] as const
    const ask = askOf(await guide.insight({ ...input, people }))
    expect(card?.asks.any.filter((line) => !/\{/.test(line))).toContain(ask)
  })

  it('suggests what the couple has not had before, while the card has something new', async () => {
    const position = 2
    const light = [
      'Pancakes on the balcony with the radio on',
      'We won the quiz by one point',
    ] as const
    const pair = { category: 'daily-life', question: '', answers: light }
    const input = inputOf(pair, talkingSeed(position), position)
    const card = { ...input, cardId: 'daily-ten-minutes', question: '' }
    const [first, second] = [
      await guide.suggestion({ ...card, timesHad: 0 }),
      await guide.suggestion({ ...card, timesHad: 1 }),
    ]
    expect(first).not.toBe(second)
  })
})
