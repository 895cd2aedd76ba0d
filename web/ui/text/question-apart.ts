/** A text that ends with a question of its own: that is what the two go on to talk about. */
export function withQuestionApart(text: string): [string, string | null] {
  if (/^[^.!?*“”"]+\?$/u.test(text)) return ['', text]
  const [, before, question] = /^(.*[.!?:”"*])\s+([^.!?*“”"]+\?)$/su.exec(text) ?? []
  return before !== undefined && question !== undefined ? [before, question] : [text, null]
}
