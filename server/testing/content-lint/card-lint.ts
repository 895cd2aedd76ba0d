import { askKinds, type Card } from '#server/cards/card.ts'
import { bannedWords } from './banned-words.ts'
import { readingGrade, wordsOf } from './reading-grade.ts'

/** A line of a card besides its question, and what it is. */
export type CardLine = { kind: 'about' | 'reflection' | 'idea' | 'ask'; text: string }

const ideasOf = ({ ideas, gentleIdea, quietIdea }: Card): string[] => [
  ...[...ideas, gentleIdea],
  ...(quietIdea === undefined ? [] : [quietIdea]),
]

export const linesOf = (card: Card): CardLine[] => {
  const { about, reflections, asks } = card
  return [
    { kind: 'about', text: about },
    ...reflections.map((text) => ({ kind: 'reflection' as const, text })),
    ...askKinds.flatMap((kind) => asks[kind]).map((text) => ({ kind: 'ask' as const, text })),
    ...ideasOf(card).map((text) => ({ kind: 'idea' as const, text })),
  ]
}

const mostWords = { about: 8, reflection: 20, ask: 16, idea: 35 } as const
const hardestGrade = { about: 12, reflection: 9, ask: 8, idea: 9 } as const

/** The banned words of questions that no other line of a card holds either. */
const everywhereBanned = new Set([
  'it presses or blames',
  'it rates somebody',
  'it assumes a gender',
  'it assumes a marriage',
  'it assumes a faith',
  'it assumes drinking',
  'it is the language of a manual',
  'it speaks as one of the two; say "you two" or "your partner"',
])
/** Harmless outside of a question. */
const allowedInLines = new Set(
  'always never worse* better-than rank* process* journey connection* fault* appreciat* emotional*'.split(
    ' ',
  ),
)
const lineBans = bannedWords
  .filter(({ because }) => everywhereBanned.has(because))
  .map(({ because, words }) => ({
    because,
    pattern: new RegExp(
      `(?<![a-z'])(?:${words
        .split(' ')
        .filter((word) => !allowedInLines.has(word))
        .map((word) => word.replaceAll('-', '[ -]').replace('*', '[a-z]*'))
        .join('|')})(?![a-z'])`,
      'i',
    ),
  }))

const pressing = /\b(?:need to|have to|has to|ought to|try to|make time to|why)\b/i
const openStart = /\b(?:what|which|how|when|where|who|whose|if)\b/i
const yesNoStart =
  /^(?:is|are|was|were|do|does|did|can|could|would|will|have|has|had|may|might|shall)\b/i
const twoAsks =
  /\b(?:and|or|but),? (?:what|which|how|when|where|why|who|do|does|did|is|are|was|were|would|could|can|will)\b/i
const shared =
  /\b(?:each|both|together|turns?|side by side|swap|trade|one of you|the other|either|two of you|you two|whoever)\b/i
const costly =
  /\b(?:buy|order in|book a table|restaurants?|tickets?|pay|hire|subscri\w*|cinema|takeaway|spend money|concert)\b/i
const tooLong =
  /\b(?:(?<!quarter of an |half an )hours?|half an hour|all day|all night|(?:whole|entire|full) (?:day|evening|weekend|afternoon|morning)|(?:twenty|thirty|forty|sixty|2\d|[3-9]\d)[- ]minutes?)\b/i
/** What only a couple under one roof can do; harmless beside a way to do it from afar. */
const oneHome =
  /\b(?:by the kettle|kettle on|same (?:room|bed|roof)|at home|certain shelf|table, shelf|(?:lay|leave|leaves|put) [a-z ]{3,30} on the (?:table|shelf)|the (?:kitchen|bathroom|sofa|fridge|bedroom)|other's pillow)\b/i
const fromAfar = /\b(?:calls?|phone|message|sends?|apart|shows?|wherever|odd emoji|you would)\b/i
const placeholder = /\{(?!(?:one|other)\})|(?<!\{one|\{other)\}/
const emptyPhrases =
  /\b(?:hold(?:ing)? space|love languages?|what does (?:that|this) say about|how does (?:that|it|this) make you feel|what would it look like if|little things|small moments|at the end of the day|speaks volumes|safe space|show up for|lean in)\b/i

function faultsOfLine({ kind, text }: CardLine): string[] {
  const plain = text.replaceAll(/\{(?:one|other)\}/g, 'Ann')
  const words = wordsOf(plain).length
  return [
    ...(words > mostWords[kind] ? [`${words} words, ${mostWords[kind]} at most`] : []),
    ...(kind !== 'about' && readingGrade(plain) > hardestGrade[kind] && words > 6
      ? [`reads harder than year ${hardestGrade[kind]}`]
      : []),
    ...lineBans.flatMap(({ because, pattern }) => {
      const found = pattern.exec(plain)
      return found ? [`says "${found[0]}": ${because}`] : []
    }),
    ...(pressing.test(plain) ? ['presses or asks why'] : []),
    ...(emptyPhrases.test(plain) ? ['an empty phrase'] : []),
    ...(/[<>*_#[\]\\"]|\s\s|^\s|\s$|[’‘“”]/.test(plain)
      ? ['markup, curly quotes or stray spaces']
      : []),
    ...(placeholder.test(text) ? ['an unknown placeholder'] : []),
    ...(kind === 'about' && (/[.?!]$/.test(text) || /\{/.test(text)) ? ['not a bare phrase'] : []),
    ...(kind === 'reflection' && (!/^[^?!]+\.$/.test(text) || /[.]\s/.test(text) || /\{/.test(text))
      ? ['not one plain sentence']
      : []),
    ...(kind === 'reflection' &&
    /\b(?:your answers?|you (?:both )?wrote|you (?:both )?said)\b/i.test(text)
      ? ['claims something of the answers']
      : []),
    ...(kind === 'ask' && !/^[^?]+\?$/.test(text) ? ['not one question'] : []),
    ...(kind === 'ask' && (!openStart.test(plain) || yesNoStart.test(plain)) ? ['not open'] : []),
    ...(kind === 'ask' && twoAsks.test(plain) ? ['asks two things'] : []),
    ...(kind === 'idea' && !shared.test(text) ? ['no part for both'] : []),
    ...(kind === 'idea' && (costly.test(text) || tooLong.test(text))
      ? ['not free or too long']
      : []),
  ].map((fault) => `${kind} "${text}": ${fault}`)
}

const fewest = { any: 4, alike: 2, unlike: 2, tender: 2, light: 2, short: 2 } as const

/** What is wrong with the lines of one card besides its question. */
export function lintLines(card: Card): string[] {
  const { reflections, asks, ideas } = card
  return [
    ...(reflections.length < 2 ? ['fewer than two reflections'] : []),
    ...(ideas.length < 1 ? ['no idea'] : []),
    ...askKinds.flatMap((kind) => [
      ...(asks[kind].length < fewest[kind] ? [`fewer than ${fewest[kind]} asks for ${kind}`] : []),
      ...(asks[kind].every((ask) => ask.includes('{')) ? [`no ask for ${kind} without names`] : []),
    ]),
    ...(asks.any[0]?.includes('{') ? ['a name in the first ask for any'] : []),
    ...linesOf(card).flatMap(faultsOfLine),
    ...ideasOf(card)
      .filter((text) => !card.needs && oneHome.test(text) && !fromAfar.test(text))
      .map((text) => `idea "${text}": needs one home`),
  ]
}

/** What is wrong with the lines of all cards, a line each: every card's own, and what comes twice. */
export function lintCards(cards: readonly Card[]): string[] {
  return [
    ...cards.flatMap((card) => lintLines(card).map((fault) => `${card.id} ${fault}`)),
    ...repeatedLines(cards),
  ]
}

const frameWords = new Set(
  `a about after all an and any are as at be been but by can could day did do does each for from give
  go good had has have how if in into is it its just last like little long make more most much not of
  off on once one or other out over own part partner some than that the their them they thing things
  this time to today two up was week were what when where which while who with without would you your
  yours`.split(/\s+/),
)
/** Of two lines' telling words together, the share they may have in common. */
const mostShared = 0.6

function tellingWords(text: string): Set<string> {
  const words = wordsOf(text.replaceAll(/\{(?:one|other)\}/g, ''))
  const telling = words.filter((word) => !frameWords.has(word))
  return new Set(telling.map((word) => word.replace(/'?s$/, '').replace(/(?:ing|ed|ly|er|e)$/, '')))
}

/** Lines of one kind, of which most telling words are the same. */
function repeatedLines(cards: readonly Card[]): string[] {
  const lines = cards.flatMap((card) =>
    linesOf(card)
      .filter(({ kind }) => kind !== 'about')
      .map((line) => ({ ...line, id: card.id, words: tellingWords(line.text) })),
  )
  const byWord = new Map<string, number[]>()
  return lines.flatMap((line, index) => {
    const shared = new Map<number, number>()
    for (const word of line.words) {
      const earlier = byWord.get(word) ?? []
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1)
      byWord.set(word, [...earlier, index])
    }
    return [...shared].flatMap(([at, count]) => {
      const other = lines[at]
      if (!other || other.kind !== line.kind) return []
      const together = line.words.size + other.words.size - count
      const isRepeated =
        count > 1 && (count === together || (count > 2 && count / together >= mostShared))
      return isRepeated
        ? [`${line.id} ${line.kind} "${line.text}" is much like "${other.text}" of ${other.id}`]
        : []
    })
  })
}
