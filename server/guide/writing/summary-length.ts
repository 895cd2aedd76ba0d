import { countWords } from '#server/guide/words.ts'

const wordsEnough = 92

/** Paragraphs as one text; where they are short, with more said at the end of the third. */
export const longEnough = (
  paragraphs: readonly (readonly string[])[],
  more: (extra: number) => string,
): string => {
  const said = paragraphs.map((lines) => [...lines])
  const joined = () => said.map((lines) => lines.join(' ')).join('\n\n')
  for (let extra = 0; extra < 4 && countWords(joined()) < wordsEnough; extra += 1) {
    said[2]?.push(more(extra))
  }
  return joined()
}
