import { plainly } from '#server/guide/words.ts'
import { dailyThemes } from './themes/daily-themes.ts'
import { heartThemes } from './themes/heart-themes.ts'
import type { Theme } from './themes/theme.ts'
import { worldThemes } from './themes/world-themes.ts'

export const themes: readonly Theme[] = [...dailyThemes, ...heartThemes, ...worldThemes]

/** A theme found in a text, with the closest topic its words allow. */
export type FoundTheme = {
  theme: Theme
  topic: string
  strength: number
  /** The words that showed it, in lower case. */
  shownBy: readonly string[]
}

const matchers = themes.map((theme) => ({
  theme,
  patterns: theme.words.map(([source, topic]) => ({
    topic: topic ?? theme.topic,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source})(?![\\p{L}\\p{N}])`, 'gu'),
  })),
}))

/** As much of what stands before a word as can turn it round. */
const lookBack = 40
const without =
  /\b(?:no|without|less|not|never|nobody|fewer|instead of|cannot|stop) (?:more |the |any |my |our |your )?$/

/** The themes of a text, strongest first: by how often their words come, then by who comes first. */
export const themesIn = (text: string): FoundTheme[] => {
  const plain = plainly(text)
  return matchers
    .flatMap(({ theme, patterns }) => {
      const hits = patterns.flatMap(({ topic, pattern }) =>
        [...plain.matchAll(pattern)]
          .filter(
            ({ index }) =>
              theme.kind === 'load' ||
              !without.test(plain.slice(Math.max(0, index - lookBack), index)),
          )
          .map((match) => ({ topic, at: match.index, word: match[0] })),
      )
      const [closest] = hits
      if (!closest) return []
      const first = Math.min(...hits.map((hit) => hit.at))
      const shownBy = [...new Set(hits.map((hit) => hit.word))]
      return [{ theme, topic: closest.topic, strength: hits.length, shownBy, first }]
    })
    .sort((left, right) => right.strength - left.strength || left.first - right.first)
}
