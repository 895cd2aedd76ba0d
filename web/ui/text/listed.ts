/**
 * "A", "A and B", "A, B and C". By hand: for `Intl.ListFormat` a browser would read its tables of languages
 * while home opens.
 */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
