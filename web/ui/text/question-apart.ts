/**
 * A text that ends with a question of its own: that is what the two go on to talk about. It begins where a sentence
 * ends, in a quotation or not, so that nothing is torn from the colon, the comma or the quotation that leads to it.
 */
export function withQuestionApart(text: string): [string, string | null] {
  if (/^[^.!?*“”"]+\?$/u.test(text)) return ['', text]
  const [, before, question] =
    /^(.*(?:[.!?…][”"»*\u2069]*\s+|\n\n))((?!\p{Ll})[^.!?*“”"\s][^.!?*“”"]*\?)$/su.exec(text) ?? []
  return before !== undefined && question !== undefined
    ? [before.trimEnd(), question]
    : [text, null]
}

/** What stands above an insight, by its two parts: where all that is left of it is its question, that is what it is. */
export const titleOfInsight = ([before, question]: readonly [string, string | null]): string =>
  before === '' && question !== null ? 'A question from the guide' : 'An insight from the guide'
