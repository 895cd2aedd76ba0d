/** What was sent and what was typed meanwhile, as one text for the composer. */
export const joinTexts = (...texts: string[]): string =>
  texts.filter((text) => text.trim() !== '').join('\n\n')
