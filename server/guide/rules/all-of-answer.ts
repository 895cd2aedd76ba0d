import { afterthoughts, leadIns } from '#server/guide/chatter.ts'

/** Who begins with “dunno” and goes on has told something all the same. */
const beside = new RegExp(`^(?:${leadIns}|${afterthoughts}|dunno|idk)$`, 'iu')

/** More than this beside a quote, in UTF-16 units, is more than such words. */
const mostBeside = 60

/** Whether a quote is all that somebody wrote, but for words that say nothing by themselves (“lol”, “xx”). */
export const isAllOf = (span: string, answer: string): boolean => {
  if (answer.length - span.length > mostBeside) return false
  const at = answer.indexOf(span)
  if (at < 0 || span === '') return false
  const rest = `${answer.slice(0, at)} ${answer.slice(at + span.length)}`
  return (rest.match(/[\p{L}\p{N}\p{M}']+/gu) ?? []).every((word) => beside.test(word))
}
