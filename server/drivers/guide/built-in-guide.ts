import type { Guide } from './guide.ts'
import { writeInsight } from './insight.ts'
import { writeSuggestion } from './suggestion.ts'
import { writeSummary } from './summary.ts'

/** The guide that comes with the product: rules and hand-written frames, no network, nothing kept. */
export const createBuiltInGuide = (): Guide => ({
  name: 'Built-in guide',
  source: 'built-in',
  insight: async (input) => writeInsight(input),
  suggestion: async (input) => writeSuggestion(input),
  summary: async (input) => writeSummary(input),
})
