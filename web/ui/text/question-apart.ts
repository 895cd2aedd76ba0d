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
