import MiniSearch from 'minisearch'
import { mended, searchWords } from './search-words.ts'
import type { Topic } from './topic.ts'
import { topics } from './topics.ts'
import { commonWords } from './vocabulary.ts'

/** More different words than this tell nothing more about what a question is about. */
const mostWords = 60
const common = new Set(commonWords.flatMap(searchWords))
const commonWeight = 0.35

/** A score and a share of the telling words that are known; below them the guide does not know. */
const sure = { ofTheTwo: { score: 7.5, known: 0.25 }, ofAnything: { score: 10, known: 0.6 } }

/** A question that names the two of them may stray; one that does not could be about anything. */
const ofTheTwo =
  /\b(?:we|we're|we've|us|our|ours|ourselves|he|she|he's|she's|him|her|hers|his|they|them|their|partners?|husbands?|wife|boyfriend|girlfriend|fianc[eé]e?|spouse|couples?|together|each other|relationships?|marriage|married|in-laws?|step\w+|baby|son|daughter|kids|children|mum|mom|mother|dad|father|love|dates?|sex|intimacy|argu\w+|fights?|fighting|quarrel\w*|apologi\w+|sorry|forgiv\w+|jealous\w*|i feel|i'm)\b/iu

const known = new Set(
  topics.flatMap(({ asked, alsoAsked }) => searchWords([...asked, ...alsoAsked].join('\n'))),
)

const index = new MiniSearch<Topic>({
  fields: ['asked', 'alsoAsked', 'answer'],
  extractField: (topic, field) => {
    const value = topic[field as keyof Topic]
    return typeof value === 'string' ? value : value.join('\n')
  },
  tokenize: searchWords,
  processTerm: (word) => word,
  searchOptions: {
    boost: { asked: 3, alsoAsked: 1.5, answer: 0.2 },
    boostTerm: (word) => (common.has(word) ? commonWeight : 1),
    fuzzy: (word) => (word.length > 5 ? 1 : false),
    weights: { fuzzy: 0.4, prefix: 0 },
  },
})
index.addAll(topics)

/** The topic that a question is about, or undefined when the guide does not know. */
export function findTopic(question: string): Topic | undefined {
  const asked = [...new Set(searchWords(question))].slice(0, mostWords)
  const words = asked.map((word) => (known.has(word) ? word : mended(word)))
  const [best] = index.search(words.join(' '), { tokenize: (text) => text.split(' ') })
  if (!best) return undefined
  const telling = words.filter((word) => !common.has(word))
  const found = telling.filter((word) => best.queryTerms.includes(word)).length
  const isOfTheTwo = ofTheTwo.test(question.normalize('NFKC').replace(/[‘’ʼ]/gu, "'"))
  const share = telling.length === 0 ? 1 : found / telling.length
  const least = isOfTheTwo ? sure.ofTheTwo : sure.ofAnything
  if (best.score < least.score || share < least.known) return undefined
  return topics.find(({ id }) => id === best.id)
}
