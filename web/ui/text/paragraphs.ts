/** As many sentences as stand together at most. */
const together = 3

const opens = '“«'
const closes = '”»'
const ends = '.!?…'

/** The sentences of a text; what stands in quotes is never taken apart. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let depth = 0
  let from = 0
  let mayEnd = false
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? ''
    if (opens.includes(letter)) depth += 1
    else if (closes.includes(letter)) depth = Math.max(0, depth - 1)
    if (mayEnd && depth === 0 && letter === ' ') {
      sentences.push(text.slice(from, index).trim())
      from = index + 1
    }
    mayEnd = ends.includes(letter) || (mayEnd && (closes.includes(letter) || letter === '*'))
  }
  return [...sentences, text.slice(from).trim()].filter((sentence) => sentence !== '')
}

/** A long text in paragraphs of at most three sentences, about as long as each other. */
export function paragraphsOf(text: string): string[] {
  return text
    .split('\n\n')
    .map(sentencesOf)
    .flatMap((sentences) => {
      const count = Math.max(1, Math.ceil(sentences.length / together))
      return Array.from({ length: count }, (_, index) =>
        sentences
          .slice(
            Math.ceil((index * sentences.length) / count),
            Math.ceil(((index + 1) * sentences.length) / count),
          )
          .join(' '),
      )
    })
    .filter((paragraph) => paragraph !== '')
}

/** What was sent and what was typed meanwhile, as one text for the composer. */
export const joinTexts = (...texts: string[]): string =>
  texts.filter((text) => text.trim() !== '').join('\n\n')
