const list = new Intl.ListFormat('en-GB')

/** "A", "A and B", "A, B and C". */
export const listed = (names: readonly string[]): string => list.format(names)
