import type { Guide } from '#server/guide/guide.ts'

/**
 * The guide that comes with the product: rules and hand-written frames, no network, nothing kept.
 * Its parts are loaded at the first text, so that the server starts without them.
 */
export const createBuiltInGuide = (): Guide => ({
  name: 'Built-in guide',
  source: 'built-in',
  insight: async (input) => (await import('./insight.ts')).writeInsight(input),
  suggestion: async (input) => (await import('./suggestion.ts')).writeSuggestion(input),
  summary: async (input) => (await import('./summary.ts')).writeSummary(input),
})
