import type { Clause, Edge } from './clauses.ts'
import { danglingEnds, smallWords, throatClearing, weakStarts } from './common-words.ts'
import { wordsOf } from './hashed-words.ts'
import { plainly } from './plainly.ts'

const feeling =
  /\b(?:feel|felt|love[ds]?|glad|happy|happiest|proud|miss|missed|sorry|thank(?:s|ful)?|grateful|wish|hope|hoped|worr(?:y|ied|ies)|afraid|lonely|alone|tired|knackered|exhausted|shattered|sad|cry|cried|crying|tears|laugh\w*|giggl\w*|smil\w*|safe|calm|warm|quiet|peace|nervous|relie(?:f|ved)|lucky|lost|hurt|heavy|light|tender|held|hug\w*|kiss\w*|hand|enjoy\w*|excited|grin\w*|sing\w*|sang|danc\w*|surpris\w*|melt\w*|heart|dream\w*|want|wanted|need you|without you|best|favourite|favorite)\b/
const bareSubject = /^(?:it|that|this|they|them|those|these|he|she|which|something|things?|there)\b/
const accusing =
  /\b(?:you|he|she|they)(?:'re|'s| are| is)? (?:\w+ )?(?:never|don't|dont|didn't|didnt|doesn't|won't|wouldn't|hardly|barely|rarely|forgot|ignored?|left me|kept|always (?:late|on|forget|complain|moan|interrupt|say no|too|work|blam|cancel|correct)\w*|(?:say|said|think|thought|act) (?:like |that )?(?:i|i'm|i am) (?:only|never|always|just|do nothing))(?: |$)/
/** “I am not the reception”: a reproach, whatever stands before it. */
const reproaching = /^(?:and |but |so )?(?:i'm|im|i am) not (?:the|your|a|an) \w+$/
const sweeping = /\b(?:always|never|everything|nothing|nobody)\b/
const between = /\b(?:you|your|we|us|our|together|each other)\b/
const self = /^(?:i|i'm|im|i've|ive|i'd|i'll|we|we're|we've|you|you're|my|your|our)\b/
const ofOneself = /^i(?:'m| |'ve|'d)/
const unfinished = /^(?:if|unless|whether|until|till|since|as|than|of|that|which|who|because)\b/
const deflating =
  /\b(?:nothing special|not (?:much|saying|a fun one|that bad)|never ?mind|i don't know|dont know|dunno|no idea|it depends|whatever|sorry if|this sounds|stupid but)\b/
const trailing = /\b(?:i guess|i think|i suppose|to be honest|obviously|honestly|anyway)$/
const asking =
  /^(?:what|who|why|how|is|are|do|does|did|can) |\b(?:so|and|but) (?:when|why|how|what|where|who) (?:am|is|are|was|were|do|does|did|can|could|should|would)\b/
const joiners =
  /(?:^|[\s,])(?:and|or|but|so|then|yet|also|still|just|like|who|which|that|no|yes|than|as|to|of|for|a|the|my|your|very|really|too|is|was|were|are)\s*$/iu
const subject =
  /^(?:i|we|you|he|she|it|they|this|that|those|these|there|here|my|your|our|his|her|its|their|the|a|an|no|nobody|everyone|everybody|someone|somebody|when|whenever|while|if|where|what|how|u|nothing|everything|all|both|each|thanks?|please|sorry|let|don't|take|give|just)(?:'\w+)?\b|^(?:im|ive|ill|id|youre|dont|didnt|thats|its|theres)\b/u
const goesOn = /^\s+(?:that|which|who|whose|than|as|of|to|or)\b/iu
const turning = /^[\s,]+(?:but|though|although|except|and you|and he|and she|and they)\b/iu
const pointing =
  /\b(?:it|it's|its|that|that's|thats|this|they|them|those|these|there|one|so|he|she|him|her|did|does)\b/gu
/** It begins with whom or what the words before it were about. */
const objectFirst = /^(?:it|you|him|her|them|us|me) (?:to|for|about|with|at|in|on|of|from)\b/
const longest = 12
const edges: readonly Edge[] = ['sentence', 'comma', 'joint', 'soft']

/** How many numbers the signs of a clause are. */
export const clauseSignNumbers = longest + 2 * edges.length + 41

/** How many words of a text point at something that may be said elsewhere; three at most. */
export const pointsElsewhere = (text: string): number =>
  Math.min(plainly(text).match(pointing)?.length ?? 0, 3)

/** Whether a clause may accuse the other person: “you never …”; and whether it does, whatever it stands in. */
export const mayAccuse = (text: string): boolean => accusing.test(plainly(text))
export const reproaches = (text: string): boolean => reproaching.test(plainly(text))

/** Whether a clause asks, with what stands after it in its answer. */
const isAsking = (text: string, after: string): boolean =>
  /^\s*[?？]/u.test(after) || asking.test(plainly(text))

/** The words of a question or an answer that are no small ones. */
export const tellingWords = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(plainly(text)).filter((word) => word.length > 2 && !smallWords.has(word)))

export type ClausePlace = {
  clause: Clause
  /** What stands before and after it in its answer. */
  before: string
  after: string
  /** The words of the whole answer. */
  wordsInAll: number
  /** The telling words of the question. */
  asked: ReadonlySet<string>
}

/** It begins in the middle of a thought: the word before leans on it, and it has no subject. */
const isTorn = (plain: string, before: string): boolean =>
  joiners.test(before) && !subject.test(plain)

/** It begins with what belongs to the words before it: “Say hello | to her and …”, “I told | you 20 times”. */
const phraseFirst = /^(?:not|to|of|into|onto|than|as|by|from|about|for|with|upon)\b/
const toldTo =
  /\b(?:told|tell|tells|telling|ask|asks|asked|asking|show|shows|showed|gave|give|gives)\s*$/iu
const pronounFirst = /^(?:you|me|him|her|them|us|it)\b/
const objectAlways = /^(?:me|him|them|us)\b/
const goingOnWith = /^(?:you|it|her) \w+ing\b/
const seeing =
  /\b(?:saw|see|seeing|hear|heard|hearing|like|love|watch|watched|watching|feel|felt|catch|caught|found|find|remember|imagine|picture)\s*$/iu

/** “I didn't know | where to look”. */
const askedFor = /^(?:where|what|how|why|who|whether|which)\b/
const knowing =
  /\b(?:know|knows|knew|known|see|sees|saw|tell|tells|told|ask|asks|asked|remember|remembers|forget|forgot|wonder|wondered|notice|noticed|decide|matter|matters|sure|about|of|like|love|loved|think)\s*$/iu

/** It begins in the middle of what the words before it say. */
const isPartOfBefore = (plain: string, before: string): boolean =>
  phraseFirst.test(plain) ||
  (askedFor.test(plain) && knowing.test(before)) ||
  objectAlways.test(plain) ||
  (toldTo.test(before) && pronounFirst.test(plain)) ||
  (seeing.test(before) && goingOnWith.test(plain))

/** A clause that says when or why of another one, which it cannot do without. */
const subordinate =
  /^(?:just |even |only |not )?(?:if|when|whenever|because|cause|cos|until|till|since|so that|unless|while|whereas|though|although|as|after|before|which|who|whose|than)\b/
/** What names a thing, and in the middle of a sentence is only a part of what is said of it. */
const naming = /^(?:a|an|the|my|your|our|his|her|its|their|no|this|these|those|some|any)\b/
/** What follows takes back, or is the reason or the condition of, what was said. */
const takenBack =
  /^[\s,;-]+(?:but|though|although|except|unless|because|cause|cos|if|until|till|only|(?:and )?then (?:\w+ )?(?:don't|dont|didn't|didnt|never|not))\b/iu
/** A sentence of its own that only adds to the one before. */
const adding = /^(?:or|nor|and|but|also|plus|except|apart from|only if|not that|same|so)\b/
const relating = /\b(?:which|who|whom|whose|that|where|to|of|for|with|from|about|not|n't)[\s,]*$/iu

/** What was said, pretended or thought once is not what is said here: “I said I was fine”. */
const reported =
  /\b(?:said|say|says|saying|told (?:you|him|her|them|me|us|everyone|everybody|people)|pretend(?:s|ed|ing)?|act(?:s|ed)? (?:like|as if)|thought|assumed|supposed)(?: that| like)?[\s,:]*$/iu

/** It leans on what stands before it in its sentence, or is taken back by what comes after. */
function isLeaning({ clause, before, after }: Omit<ClausePlace, 'wordsInAll' | 'asked'>): boolean {
  const plain = plainly(clause.text)
  const [isStart, isEnd] = [clause.opens === 'sentence', clause.closes === 'sentence']
  return (
    (!isStart &&
      (subordinate.test(plain) ||
        naming.test(plain) ||
        relating.test(before) ||
        reported.test(before))) ||
    (isStart && /[\p{L}\p{N}]/u.test(before) && adding.test(plain)) ||
    (!isEnd && (takenBack.test(after.slice(0, 24)) || (isStart && subordinate.test(plain))))
  )
}

/** It stands between quotation marks: words that somebody else may have said. */
const isSaidBySomebody = (before: string, after: string): boolean =>
  (before.match(/["“”]/gu)?.length ?? 0) % 2 === 1 && /["“”]/u.test(after)

/** What the sentence says before it makes it true only then: a condition, or what comes first. */
const depends = (before: string): boolean =>
  /(?:^|\s)(?:if|when|whenever|unless|until|till|before|then)(?:\s|$)/iu.test(
    before.split(/[.!?…\n]/u).at(-1) ?? '',
  )

/** What ends nothing in the middle of a sentence, but may at a comma: “three hours with her, and …”. */
const endsAtComma: ReadonlySet<string> = new Set(
  'her that this those these all both too on off in out over up around'.split(' '),
)

/** Whether a clause is cut so badly that it is not shown. */
function isIllCut({ clause, before, after }: Omit<ClausePlace, 'wordsInAll' | 'asked'>): boolean {
  const plain = plainly(clause.text)
  const last = wordsOf(plain).at(-1) ?? ''
  return (
    clause.opens === 'soft' ||
    clause.closes === 'soft' ||
    (clause.closes !== 'sentence' && goesOn.test(after.slice(0, 10))) ||
    (isTorn(plain, before) && clause.opens !== 'sentence') ||
    (danglingEnds.has(last) &&
      clause.closes !== 'sentence' &&
      !(clause.closes === 'comma' && endsAtComma.has(last))) ||
    (clause.opens !== 'sentence' && (objectFirst.test(plain) || isPartOfBefore(plain, before))) ||
    isLeaning({ clause, before, after }) ||
    isSaidBySomebody(before, after) ||
    /^[\s,:]*["“]/u.test(after) ||
    (clause.opens !== 'sentence' && depends(before))
  )
}

/** The clauses of an answer that are cut well. */
export function wellCut(answer: string, clauses: readonly Clause[]): readonly Clause[] {
  return clauses.filter(
    (clause) =>
      !isIllCut({
        clause,
        before: answer.slice(0, clause.start),
        after: answer.slice(clause.end),
      }),
  )
}

/** What can be counted of a clause and its place in its answer, as numbers of about one. */
export function clauseSigns({ clause, before, after, wordsInAll, asked }: ClausePlace): number[] {
  const plain = plainly(clause.text)
  const words = wordsOf(plain).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const telling = words.filter((word) => word.length > 2 && !smallWords.has(word))
  const echoed = telling.filter((word) => asked.has(word)).length
  const commas = plain.match(/,/gu)?.length ?? 0
  const sentence = { opens: clause.opens === 'sentence', closes: clause.closes === 'sentence' }
  const cutBefore = sentence.opens ? 0 : wordsOf(before.split(/[.!?\n]/u).at(-1) ?? '').length
  const cutAfter = sentence.closes ? 0 : wordsOf(after.split(/[.!?\n]/u)[0] ?? '').length
  const is = (found: boolean): number => (found ? 1 : 0)
  const last = words.at(-1) ?? ''
  const isWhole = clause.words >= wordsInAll
  const isFirst = !/[\p{L}\p{N}]/u.test(before)
  const points = pointsElsewhere(clause.text)
  const sentences = plain.split(/[.!?…]+\s/u).length
  return [
    ...Array.from({ length: longest }, (_, at) => is(clause.words === at + 1)),
    ...edges.map((edge) => is(clause.opens === edge)),
    ...edges.map((edge) => is(clause.closes === edge)),
    ...[is(isWhole), is(sentence.opens && sentence.closes), clause.words / Math.max(wordsInAll, 1)],
    ...[Math.min(cutBefore, 12) / 6, Math.min(cutAfter, 12) / 6, Math.min(telling.length, 6) / 3],
    ...[telling.length / Math.max(words.length, 1), Math.min(echoed, 4) / 2],
    ...[echoed / Math.max(telling.length, 1), is(feeling.test(plain)), is(between.test(plain))],
    ...[is(self.test(plain)), is(ofOneself.test(plain)), is(accusing.test(plain))],
    ...[is(sweeping.test(plain)), is(isTorn(plain, before)), is(bareSubject.test(plain))],
    ...[is(/\b(?:and|or)\s*$/iu.test(before) && /^(?:the|a|an|my|your|our) /u.test(plain))],
    ...[
      is(/^(?:you|me|him|her|us|them) to\b/u.test(plain)),
      is(/^(?:and|but|so|or) /u.test(plain)),
    ],
    ...[is(throatClearing.test(plain)), is(weakStarts.has(words[0] ?? '') && sentence.opens)],
    ...[is(weakStarts.has(words[0] ?? '') && !sentence.opens), is(unfinished.test(plain))],
    ...[
      is(danglingEnds.has(last) && sentence.closes),
      is(danglingEnds.has(last) && !sentence.closes),
    ],
    ...[is(trailing.test(plain)), is(deflating.test(plain)), Math.min(commas, 3)],
    ...[is(isAsking(clause.text, after)), is(goesOn.test(after.slice(0, 10)))],
    ...[is(turning.test(after.slice(0, 12))), is(isFirst), isFirst ? 0 : points, points],
    ...[is(isFirst && sentence.closes), is(sentences === 2), is(sentences > 2)],
    ...[
      is(!/[\p{L}\p{N}]/u.test(after)),
      is(/^\s*!/u.test(after)),
      is(/["“”()]/u.test(clause.text)),
    ],
  ]
}
