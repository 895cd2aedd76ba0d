/** Curly apostrophes as straight ones and everything in lower case, for matching only. */
export const plainly = (text: string): string => text.replace(/[‘’ʼ＇]/gu, "'").toLowerCase()
