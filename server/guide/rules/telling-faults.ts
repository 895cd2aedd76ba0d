import { plainly } from '#server/meaning/plainly.ts'
import { type Findings, when } from './text-faults.ts'
import { stemOf } from './word-stems.ts'

/**
 * A sentence that tells somebody what they wrote, plain, with stand-ins and “…” for its quotes, and “;” between those that it
 * is made of; all of it as `plainly` gives it.
 */
export type ToldSentence = {
  sentence: string
  quotes: readonly string[]
  answer: string
  /** What both wrote. */
  both: string
  asked: string
  /** The other one's stand-in, and the name as an answer may have it. */
  other: { standIn: string; name: string }
}

/** Words that judge or doubt what somebody wrote; a model that means well writes them, too. */
const judging =
  /\b(?:admit\w*|confess\w*|claims?|claimed|insist\w*|conced\w*|boast\w*|brag\w*|secretly|supposedly|allegedly|(?<!\b(?:he|she|you|it|annone|anntwo|dog|cat) (?=lies? (?:on|in|down|there|next|beside|awake|under|back)\b))lies?|fibs?|hid|hides?|hiding|poor|awful\w*|nuisance|idle|frail|noisy|tyrant|servant|fools?|false|doubt\w*|second best|out of place|coward\w*|silly|clumsy|weird|odd|strange|messy|barely|at best|at least|the least|for once|unlike|of course|naturally|moan\w*|whin(?:e|es|ed|ing)|grumbl\w*|sneak\w*|steal\w*|burden\w*|pest|dumb|creepy|gross|ugly|stingy|slob|brat|loser|fussy|trapped|stuck(?! (?:by|with)\b)|victim|martyr|pity|lectur\w*|pester\w*|dodg\w*|lame|lousy|ghastly)\b/g
/** Small words that belittle, or make something whole. */
const absolute = /\b(?:even|merely|never|always|nothing|nobody|nowhere|too much|not once)\b/g
/** Other words for some of them. */
const said: Readonly<Record<string, string>> = {
  nobody: '(?:nobody|no one|noone)',
  nothing: '(?:nothing|nowt|(?:not|\\w+n.?t) (?:\\w+ )?anything)',
}
const cause =
  /\b(?:so that|(?<!and )so|since|because) (?=(?:you|he|she|they|it|the|that|nobody|your|there|nothing|all)\b|[a-z]+ (?:is|was|has|does|goes|could|would|knows)\b)/
const causeWritten = /\b(?:so|because|cause|cos|since|cuz|as)\b/

const deeds =
  '(?:checking|laugh(?:ed|ing|s) at you|(?:left|leaves) you|forg[eo]ts?|went (?:back|away|off) |goes away|lies down like|complains|moans|ignor\\w+|(?:the )?loud)'
const kept = /(?<!\bi )\b(?:don'?t tell (?!me\b)|between (?:you and me|us))\b/
const reproach =
  /\byou(?:'ve)? (?:\w+ ){0,2}?(?:laughed|forgot|left me|ignored|never (?!once)|didn'?t|don'?t|won'?t|wouldn'?t|haven'?t)\b/
const stillPraise = /\bi don'?t think you know\b|\bwithout you\b/
/** Says how it was for them, so that the other's part in it is no bare reproach. */
const ofOneself =
  /^(?:(?:and|but|so) )?i\b(?! (?:know|knew|said|say|told|think|thought|see|saw|bet|guess|mean)\b)|\bi(?:'m| am| was| felt| waited| sat| laughed| cried)\b/
const unknowing =
  /^(?:doesn'?t|didn'?t|don'?t) (?:even )?(?:understand|know|care|listen|see|help|notice)\b/
const condition =
  /\b(?:if(?! (?:you think about it|i'm honest|i am honest|anything|that's|truth be told))|unless|whether|imagine|suppose)\b/
const conditionTold = /\b(?:if|when|unless|whether|whenever|as long as)\b/
const reported =
  /\b(he|she|they|you|(?:my|your|the) \w+|\w+) (?:reckons?|claims?|says?|said|told|thinks?|pretends?)(?: (?:that|me|us|him|her))*$/
const reportTold =
  /(?<!\byou )\b(?:reckons?|claims?|says?|said|told|tells|thinks?|pretends?|hears?|heard)\b/
const wished = /\b(?:would you two do|do you want to do|could you two begin)\b/
const wishTold =
  /\b(?:would|could|want|wants|wish|hope|look forward|like|rather|dream|picture|if|love|wanted|plan|might|may|your (?:pick|choice|club|wish))\b|'d\b/
const doneAsFact =
  /\byou (?!(?:are|were|see|say|said|wrote|call|name|know|feel|think|have|had|two|put|and|can|give|begin)\b)[a-z]/
const youBefore = /\byou(?:'\w+)?(?: \w+)? $/
const ownSubject = /^(?:i|i'm|i'd|we|he|she|they|it|my|you)\b/

/** Words for somebody by their sex, and what tells it of somebody. */
const sexes = [
  {
    called: /\b(?:he|him|his|himself)\b/,
    told: /\b(?:he|him|his|hes|himself|dad\w*|da|father|brother|son|grand(?:ad|pa|father)|uncle|nephew|husband|boys?|m[ae]n|guys?|blokes?|lads?|sir|mr|king|fella)\b/,
  },
  {
    called: /\b(?:she|her|hers|herself)\b/,
    told: /\b(?:she|her|hers|shes|herself|mum\w*|mom\w*|ma|mam|mother|sister|daughter|nan|gran\w*|aunt\w*|niece|wife|girls?|wom[ae]n|lady|ladies|mrs|ms|queen)\b/,
  },
] as const

/** What is wrong with one of the quotes, by what stands around it in the answer, before it and in its `sentence`. */
function badQuote(
  { answer, other }: ToldSentence,
  quote: string,
  before: string,
  sentence: string,
) {
  const at = answer.indexOf(quote)
  if (at < 0) return undefined
  const lead = answer
    .slice(Math.max(0, at - 160), at)
    .split(/[.!?\n;]|,\s*(?:so|but)\b|\bbut\b/)
    .at(-1)
  const [, teller] = reported.exec(lead?.trim() ?? '') ?? []
  const isReported = teller !== undefined && !/^(?:i|we|and|but|id|i'd)$/.test(teller)
  if (condition.test(lead ?? '') && !conditionTold.test(sentence)) return 'without its “if”'
  const isAttributed = reportTold.test(before) || before.includes(other.standIn)
  if (isReported && !isAttributed) return 'of somebody else’s words'
  if (kept.test(quote)) return 'that was to be kept'
  if (reproach.test(quote) && !stillPraise.test(quote) && !ofOneself.test(quote))
    return 'that reproaches the other'
  if (unknowing.test(quote) && new RegExp(`\\b${other.standIn} (?:\\w+ )?$|\\band $`).test(before))
    return 'that reproaches the other'
  if (youBefore.test(before) && !ownSubject.test(quote) && /\b(?:you|your|yours)\b/.test(quote))
    return 'whose “you” is somebody else'
  return undefined
}

/** What a sentence that tells somebody what they wrote does to it: a judgement, a cause, a reproach of its own, a wish made a fact. */
export function tellingFaults(told: ToldSentence): Findings {
  const { sentence, quotes, answer, both, asked, other } = told
  const stems = new Set((answer.match(/[\p{L}']+/gu) ?? []).map(stemOf))
  const judged = (sentence.match(judging) ?? []).find(
    (word) => !stems.has(stemOf(word.split(' ').at(-1) ?? '')),
  )
  const whole = (sentence.match(absolute) ?? []).find((word) => {
    const pattern = new RegExp(`\\b${said[word] ?? word}\\b`)
    return !pattern.test(answer) && !pattern.test(asked)
  })
  const contrast = new RegExp(
    `\\b(?:not|than|unlike|instead of|rather than) (?:to |with |on )?${other.standIn}\\b`,
  )
  const contrastWritten =
    /\b(?:not|than|unlike|instead of|rather than) (?:to |with |on )?(?:you|him|her|them)\b/
  const isContrast =
    contrast.test(sentence) &&
    !contrastWritten.test(answer) &&
    !new RegExp(`\\b(?:not|than|unlike|instead of) (?:to |with |on )?${other.name}\\b`).test(answer)
  const deed = new RegExp(
    `\\b${other.standIn}(?:'s)? (?:(?:was|is|were|just|only|then|even|has|had) )*${deeds}`,
  )
  const oneThing = new RegExp(
    `\\b(?:the|only) (?:one|only) thing\\b|\\ball (?:that )?(?:you|${other.standIn}|he|she)\\b|\\b(?:what|which) ${other.standIn} (?:doesn't|didn't|does not|couldn't)|\\b${other.standIn} (?:is|was) not\\b`,
  )
  const isWishAsFact =
    wished.test(asked) &&
    !wishTold.test(`${sentence} ${quotes.join(' ')}`) &&
    doneAsFact.test(sentence)
  /** Of each quote the sentence it stands in, and what stands before it there. */
  const places = sentence.split(';').flatMap((piece) =>
    piece
      .split('…')
      .slice(0, -1)
      .map((before) => ({ before, piece })),
  )
  const guessed = sexes.find(({ called, told }) => called.test(sentence) && !told.test(both))
  const torn = quotes
    .map((quote, at) =>
      badQuote(told, plainly(quote), places[at]?.before ?? '', places[at]?.piece ?? sentence),
    )
    .find((fault) => fault !== undefined)
  return [
    ...when(judged !== undefined, `a word that judges or doubts: ${judged}`),
    ...when(whole !== undefined, `a small word that they did not write: ${whole}`),
    ...when(cause.test(sentence) && !causeWritten.test(answer), 'a cause that they did not write'),
    ...when(isContrast, 'the other one set against somebody'),
    ...when(deed.test(sentence), 'a deed of the other one told as a fact'),
    ...when(oneThing.test(sentence), 'all of it, or the one thing, where they did not say so'),
    ...when(isWishAsFact, 'a wish told as a fact'),
    ...when(
      guessed !== undefined,
      `a “he” or “she” that is nobody’s word: ${guessed?.called.exec(sentence)?.[0]}`,
    ),
    ...when(torn !== undefined, `a quote ${torn}`),
  ]
}
