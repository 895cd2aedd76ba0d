import { type HelpCountry, helpCountries, helpElsewhere, helpLines } from '#contract/help-lines.ts'

const shortNames: Partial<Record<HelpCountry, string>> = { GB: 'the UK', US: 'the US' }

const dangerNumbers = helpLines
  .filter(({ about }) => about.includes('danger'))
  .map(({ country, call }) => `${call} in ${shortNames[country] ?? helpCountries[country]}`)
  .join(', ')

/**
 * What the guide says when somebody may not be safe: calm, no advice about the two of them, only
 * whom to call. Says enough for a client that shows no lines of its own beside it; one that does,
 * shows the first paragraph alone.
 */
export const safetyAnswer = [
  'Thank you for writing this. It sounds as if somebody may not be safe, and that comes first. There are people who listen and help, also if you worry about a child or about what you might do.',
  `In danger right now: ${dangerNumbers}. To talk: ${helpElsewhere.name}.`,
].join('\n\n')
