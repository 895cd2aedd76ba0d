import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { cardOf } from '#server/cards/cards.ts'
import type { InsightInput } from '#server/guide/guide.ts'
import { modelPrompt, modelText } from '#server/guide/model/model-insight.ts'
import { InsightReply } from '#server/guide/model/prompt.ts'
import { checkInsight } from '#server/guide/rules/check-insight.ts'
import { isOwnWordsItem } from '#server/guide/rules/own-words-items.ts'
import { toldPairs } from '#server/guide/testing/told-pairs.ts'
import { writeInsight } from '#server/guide/writing/insight.ts'

const help = `Prints the requests that a model would get, so that somebody can stand in for it.

  npm run guide:prompts                            for 40 pairs of our own
  npm run guide:prompts -- --count 10              for so many
  npm run guide:prompts -- --pairs pairs.jsonl     for pairs of one's own, a line each:
                                                   {"cardId":"…","names":["…","…"],"answers":["…","…"]}
  npm run guide:prompts -- --replies replies.jsonl what the rules make of replies, a line each:
                                                   {"id":"…","reply":{"first":"…", …}}

Every line that it prints is JSON. Items for which no model is called are left out (R20).`

const Pair = z.object({
  cardId: z.string(),
  names: z._default(z.tuple([z.string(), z.string()]), ['Sam', 'Alex']),
  answers: z.tuple([z.string(), z.string()]),
})
const Reply = z.object({ id: z.string(), reply: InsightReply })

const linesOf = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))

const givenPairs = (file: string): InsightInput[] =>
  linesOf(file).map((line, at) => {
    const { cardId, names, answers } = z.parse(Pair, line)
    const card = cardOf(cardId)
    if (!card) throw new Error(`There is no card ${cardId}.`)
    return {
      ...{ question: card.content, category: card.category, cardId, timesHad: 0 },
      people: [
        { name: names[0], answer: answers[0] },
        { name: names[1], answer: answers[1] },
      ],
      ...{ seed: `prompts ${at}`, position: at % 7 },
    }
  })

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    count: { type: 'string', default: '40' },
    pairs: { type: 'string' },
    replies: { type: 'string' },
  },
})

/** The items a model is called for, each under the name that a reply gives back. */
function items(): Map<string, InsightInput> {
  const all =
    values.pairs === undefined
      ? toldPairs().map(({ input }, at) => input(`prompts ${at}`))
      : givenPairs(values.pairs)
  const called = all.filter((input) => !isOwnWordsItem(input) && modelPrompt(input) !== null)
  const step = Math.max(1, Math.floor(called.length / Number(values.count)))
  const chosen = called.filter((_, at) => at % step === 0).slice(0, Number(values.count))
  return new Map(chosen.map((input, at) => [`${at + 1} ${input.cardId}`, input]))
}

const print = (line: object) => console.log(JSON.stringify(line))

if (values.help) console.log(help)
else if (values.replies === undefined) {
  for (const [id, input] of items()) print({ id, ...modelPrompt(input) })
} else {
  const known = items()
  const replies = linesOf(values.replies).map((line) => z.parse(Reply, line))
  let passed = 0
  for (const { id, reply } of replies) {
    const input = known.get(id)
    if (!input) throw new Error(`No pair is called ${id}.`)
    const text = modelText({ input, reply })
    const broken = checkInsight(text, input)
    if (broken.length === 0) passed += 1
    const { question, people } = input
    const answers = people.map(({ answer }) => answer)
    print({ id, broken, question, answers, text, builtIn: writeInsight(input) })
  }
  console.error(`${passed} of ${replies.length} keep the rules.`)
}
