import { plainly } from '#server/meaning/plainly.ts'

const breaths =
  '(?:(?:honestly|tbh|to be honest|truly|well|um+|hm+|oh|ok|okay|erm?|sorry|let me think|i think|i mean|really)[\\s,-]+)*'

/** A sentence that says there is none, that it was not so, or that its author cannot tell. */
const none = new RegExp(
  `^${breaths}(?:(?:i )?(?:dunno|dont know|don't know|can't think|cant think)(?=$|[\\s,])|(?:idk|no (?:idea|clue)|not sure|unsure|hard to say|any(?: of them| one| tbh| really)?|anywhere|everywhere|anything|whatever|who knows)(?=$|,| tbh| really)|(?:none|(?:nobody|no one|nothing)(?! else)|nowt|nowhere|never|nope|nah|not (?:really|much|yet|a lot|any ?more|this (?:week|month|year)|for me|that i (?:know|remember)))(?=$|[\\s,])|there (?:is|are|was|were)(?:n't|nt| not| no\\b)? ?(?:none|nothing|nobody|one|any)\\b|no(?=$|,| (?:time|idea|chance|way|need|plans?|money|thanks?|it)\\b))`,
  'u',
)
/** The same of the sentence that an answer begins with: further on it mostly denies something else. */
const notSo = new RegExp(
  `^${breaths}(?:(?:i|we) )?(?:(?:just|really|still) )?(?:(?:do|did|can|could|have|am|are|was|were|is|has|would|will)(?: not|n't|nt)|cannot|ca(?:n't|nt)|wo(?:n't|nt)|never)\\b|^${breaths}(?:i|we)'ve (?:never|not)\\b|^${breaths}(?:it|that|there) (?:doesn't|does not|doesnt|didn't|did not|isn't|wasn't)\\b|^${breaths}(?:i'm|im|we're|it's|its|it was|that was|i was|so) not\\b`,
  'u',
)
/** What is closed, given up or over, or takes the place of what was asked for. */
const closed =
  /\b(?:(?:will|would|'d|'ll) do(?: me| nicely| fine)?(?=$|[.,!…])|(?:we|i|it|that)(?:'re|'m| are| am|'s| is) (?:ok|okay|fine|all ?right)(?=$|[.,!… ])|ask me (?:when|again|later|after|in)|not yet|i(?:'ve| have)? decided|you can stop|please don't|rather not|instead|used to|(?:it|that|we|you) stopped|(?:has|have|'s|'ve) stopped|any ?more|don't have|haven't got|havent got|have no|no longer)\b/u

const denials = new Set(
  'no not never none nobody nothing hardly barely without dont didnt cant wont isnt wasnt havent doesnt'.split(
    ' ',
  ),
)
const isDenial = (word: string): boolean => denials.has(word) || word.endsWith("n't")
const small = new Set(
  'what which when where that this your partner with would could should does have from about most like ever they them their there been being were will more than into over some little thing things week time last first much many often feel think make made know want need give take good best'.split(
    ' ',
  ),
)
/** So many letters of a word that stay whatever its ending. */
const stemLength = 4
const stemsOf = (question: string): ReadonlySet<string> =>
  new Set(
    (plainly(question).match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= stemLength && !small.has(word))
      .map((word) => word.slice(0, stemLength)),
  )
/** How near to a word of the question a denial is to say that it was not so. */
const nearby = 4

const sentencesOf = (plain: string): string[] =>
  plain
    .split(/[.!?…\n]+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

const deniesWordOf = (sentences: readonly string[], question: string): boolean => {
  const stems = stemsOf(question)
  return sentences.some((sentence) => {
    const words = sentence.match(/[\p{L}']+/gu) ?? []
    return words.some(
      (word, at) =>
        word.length >= stemLength &&
        stems.has(word.slice(0, stemLength)) &&
        words.slice(Math.max(0, at - nearby), at + nearby).some(isDenial),
    )
  })
}

/**
 * Whether an answer may refuse what its question takes for granted: there is none, it was not so, there is no time for it,
 * they would rather do something else. It says so too often rather than too seldom: all it does is keep back a question
 * that builds on a yes, where the card has others.
 */
export const mayRefuse = (answer: string, question: string): boolean => {
  const plain = plainly(answer)
  const sentences = sentencesOf(plain)
  return (
    sentences.some((sentence) => none.test(sentence)) ||
    notSo.test(sentences[0] ?? '') ||
    closed.test(plain) ||
    deniesWordOf(sentences, question)
  )
}
