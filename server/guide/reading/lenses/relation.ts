import { type FoundTheme, themesIn } from '#server/guide/reading/find-themes.ts'
import { pairedQuotes } from '#server/guide/reading/quotes/choose-quotes.ts'
import { framesFor } from '#server/guide/writing/frames/by-category.ts'
import { type Asked, type Lens, only, type Pair } from './lens.ts'
import { settledLenses } from './settled-lenses.ts'
import { sharedWord, themeLenses } from './theme-lenses.ts'
import { voiceLenses } from './voice-lenses.ts'

export type Relation = {
  /** What was asked about, fit to follow "about". */
  asked: string
  /** Whether that is told by the question itself, not only by its category. */
  isAskedClear: boolean
  /** What the question asks about, where its words show it. */
  askedTheme: FoundTheme | null
  /** Best first; at least one. */
  lenses: readonly Lens[]
}

const asides =
  /\b(?:(?:would|could|can) help|helps?(?= (?:you|us|each|when|with|to)\b)|notice (?:that|when)|habits?|look(?:s|ed|ing)? after|car(?:e|ed) for|talk(?:ing)? about|tell|learn(?:ed|t|ing)? (?:about|from)|proud of|remember(?:s|ed)?|(?:small|little) things?|surprised?)\b/giu
const wishful = /\b(?:would|could|hope|want|dream|plan|next|soon|bucket|try|if you)\b/iu
const thankful =
  /\bdid\b[^?]{0,60}\b(?:thankful|thank|grateful|appreciated?|noticed|smile|glad)\b|\bkind thing\b/iu

const settles = 60

/** What lies between two answers to one question, most telling first. */
export const relate = (pair: Pair, question: string, category: string, names: string): Relation => {
  const askedThemes = themesIn(question.replace(asides, ' '))
  const asked: Asked = {
    themes: new Set(askedThemes.map(({ theme }) => theme.key)),
    wishes: wishful.test(question),
    thanks: thankful.test(question),
  }
  const [best] = pairedQuotes(pair[0].quotes, pair[1].quotes, 1)
  const shown = [best?.[0].text ?? '', best?.[1].text ?? ''] as const
  const word = sharedWord(pair, `${question} ${names}`)
  const settled = settledLenses(pair)
  const open = (): Lens[] => [
    ...themeLenses(pair, asked.themes, shown),
    ...voiceLenses(pair, asked),
    ...only('sharedWord', 7.2, word !== null, { shared: { word: word ?? '' } }),
  ]
  const lenses: Lens[] = [
    ...settled,
    ...(settled.some(({ weight }) => weight > settles) ? [] : open()),
    ...only('open', 1.2, askedThemes.length > 0),
    { name: 'plainOpen', weight: 1 },
  ]
  return {
    asked: askedThemes[0]?.topic ?? framesFor(category).asked,
    isAskedClear: askedThemes.length > 0,
    askedTheme: askedThemes[0] ?? null,
    lenses: lenses.toSorted((left, right) => right.weight - left.weight),
  }
}
