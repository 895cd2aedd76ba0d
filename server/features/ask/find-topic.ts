import MiniSearch from 'minisearch'
import { likelyTopics, nothingOfOurs } from './likely-topics.ts'
import { inPlainSigns, mended, searchWords } from './search-words.ts'
import type { Topic } from './topics/topic.ts'
import { topics } from './topics/topics.ts'
import { typedQuestions } from './typed/typed-questions.ts'
import { commonWords } from './vocabulary.ts'

/** More different words than this tell nothing more about what a question is about. */
const mostWords = 60
const common = new Set(commonWords.flatMap(searchWords))
const commonWeight = 0.35

/** A score and a share of the telling words that are known; below them the guide does not know. */
const sure = { ofTheTwo: { score: 5, known: 0.2 }, ofAnything: { score: 8, known: 0.5 } }

/** A question that names the two of them may stray; one that does not could be about anything. */
const ofTheTwo =
  /\b(?:we|we're|we've|us|our|ours|ourselves|he|she|he's|she's|him|her|hers|his|they|them|their|partners?|husbands?|hubby|wife|bf|gf|boyfriend|girlfriend|fianc[eé]e?|spouse|couples?|together|each other|relationships?|marriage|married|in-laws?|step\w+|baby|son|daughter|kids|children|mum|mom|mother|dad|father|love|dates?|sex|intimacy|argu\w+|fights?|fighting|quarrel\w*|apologi\w+|sorry|forgiv\w+|jealous\w*|i feel|i'm)\b/iu

const known = new Set(
  topics.flatMap(({ id, asked, alsoAsked }) =>
    searchWords([...asked, ...alsoAsked, ...(typedQuestions[id] ?? [])].join('\n')),
  ),
)

const index = new MiniSearch<Topic & { typed: readonly string[] }>({
  fields: ['asked', 'alsoAsked', 'typed', 'answer'],
  extractField: (topic, field) => {
    const value = topic[field as keyof typeof topic]
    return typeof value === 'string' ? value : value.join('\n')
  },
  tokenize: searchWords,
  processTerm: (word) => word,
  searchOptions: {
    boost: { asked: 3, alsoAsked: 1.5, typed: 1, answer: 0.2 },
    boostTerm: (word) => (common.has(word) ? commonWeight : 1),
    fuzzy: (word) => (word.length > 5 ? 1 : false),
    weights: { fuzzy: 0.4, prefix: 0 },
  },
})
index.addAll(topics.map((topic) => ({ ...topic, typed: typedQuestions[topic.id] ?? [] })))

/** The topic that a question is about, or undefined when the guide does not know. */
export function findTopic(question: string): Topic | undefined {
  const asked = [...new Set(searchWords(question))].slice(0, mostWords)
  const words = asked.map((word) => (known.has(word) ? word : mended(word)))
  const found = index.search(words.join(' '), { tokenize: (text) => text.split(' ') })
  const [first] = found
  if (!first) return undefined
  const likely = likelyTopics(question)
  const likelihood = (id: string): number => likely.get(id) ?? 0
  const together = found.map(({ id, score, queryTerms }) => ({
    id: String(id),
    queryTerms,
    both: score / first.score + likelihood(String(id)),
  }))
  const best = together.reduce((one, other) => (other.both > one.both ? other : one))
  const telling = words.filter((word) => !common.has(word))
  const heard = telling.filter((word) => best.queryTerms.includes(word)).length
  const share = telling.length === 0 ? 1 : heard / telling.length
  const isOfTheTwo = ofTheTwo.test(inPlainSigns(question))
  const least = isOfTheTwo ? sure.ofTheTwo : sure.ofAnything
  if (first.score < least.score || share < least.known) return undefined
  if (likelihood(nothingOfOurs) > likelihood(best.id)) return undefined
  return topics.find(({ id }) => id === best.id)
}
