import { encoder } from './encoder.ts'
import { wordsOf } from './hashed-words.ts'
import { eachLikely, type Features, type Head, type HeadShape, openHead, sumsOf } from './head.ts'
import { plainly } from './plainly.ts'
import { joined, scaled, textNumbers } from './text-features.ts'
import stored from './weights/stung.json' with { type: 'json' }

/**
 * Words that often stand in what people say who are stung by the other, mostly without saying so: what was done before others
 * or not done at all, where they were left standing, what they swallowed, and that it is fine. Each by itself says little.
 */
const signs: readonly RegExp[] = [
  /\b(?:that|it|this|which) (?:really |kind of |kinda |still |did )?(?:hurts?|stung|stings)\b|\bhurt (?:me\b|my feelings)|\b(?:was|am|i'm|im|felt|feel) (?:a bit |really |quite |so |very |still )?(?:hurt|upset|humiliated|embarrassed)\b/u,
  /\b(?:everyone|everybody|they all|you|he|she) (?:all )?laughed\b.{0,40}\b(?:i|me|too|also|with)\b|\bin front of (?:your|my|his|her|the|everyone|everybody|people|them)\b/u,
  /\bstill (?:kinda |a bit |very )?(?:waiting|sour|salty|cross|sore|vexed|smart\w*|angry|hear about it|stings?)\b/u,
  /\bi (?:was |am |just )?(?:stood|standing|sat|sitting|lay|lying|left) (?:right )?(?:there|alone|on my own|by myself|at the|in the (?:car|van|kitchen))\b|\bi'?m (?:stood|sat|left|lying)\b|\bon my own (?:with|at|in)\b|\bby myself again\b/u,
  /\b(?:you|he|she|u) (?:just |still |even )?(?:didn'?t|did not|don'?t|do not|doesn'?t|never|hasn'?t|haven'?t|won'?t|wouldn'?t) (?:even |ever |really |once )?(?:ask|notice|look|say (?:a word|anything|hi|hello|bye|thank|it|them|sorry)|come|call|ring|remember|thank|listen|hear|see|stop|offer|reply|answer|wait|know what day|think to)\w*/u,
  /\b(?:nobody|no one|noone) (?:ever )?(?:asked|asks|noticed|notices|told me|said|thanked|thanks|offered|else (?:does|will|would|did))\b/u,
  /\bi (?:just )?(?:laughed it off|pretended|smiled and|said nothing|said it was fine|said i was fine|did ?n['o]?t say (?:anything|a word|it)|never said (?:it|anything|so)|let it go|went quiet|was quiet)\b/u,
  /\b(?:you|he|she) (?:just |only |still |always |once |then )?(?:said|says|say|goes|go|went|told me|tells me|asked?|answer(?:ed|s)?)[:,]? ['"]/u,
  /\bi'?m used to it\b|\bit'?s fine\b.{0,30}$|\bwhatever\b|\bnever ?mind\b|\bforget it\b|\bi'?m not (?:even )?(?:cross|mad|angry|upset)\b|\bi did laugh\b|\bi laugh about it\b|\banyway\b/u,
  /\bf(?:eel|elt) (?:like|about|so|a bit|very|kind of|as if) (?:an? |the |i was |two )?(?:fool|idiot|staff|project|furniture|lodger|ghost|burden|nothing|inches|small|stupid|invisible|maid|servant|child|taxi|guest|joke|alone|lonely|second|last)\b/u,
  /\b(?:every single|every|each) (?:day|morning|night|time|week) since\b|\b(?:\d+|two|three|four|five|six|ten|forty|twenty) (?:times|days|weeks|months|years|minutes|min|mins)\b.{0,60}\b(?:you|he|she|him|her)\b/u,
  /\b(?:you|he|she|u) (?:just |then |also )?(?:walked (?:off|out|away|past)|left (?:without|me)|forgot|went quiet|slept|fell asleep|hung up|rolled|sighed|moved away|closed the|turned (?:away|over|your back)|were (?:still |just )?(?:on|looking|busy|at the)|was (?:still |just )?(?:on|looking|busy)|side[sd]? with|interrupt\w*|corrected|told them|told everyone)\b/u,
  /\b(?:you|your|ur|u|he|his|her|she)\b.{0,25}\b(?:phone|screen|laptop|tv|telly|xbox|ipad|football scores)\b|\bput the phone\b/u,
  /\b(?:actually|really|just) (?:look(?:ed)? (?:at me|up)|listen|ask|see)\b|\b(?:look|looks|looking) (?:at me|up)\b|\bdon'?t (?:change the channel|call advice|do the voice|tell me)\b/u,
  /\b(?:i )?(?:wish|just want|want(?:ed)?|would like|'d like|id like|would be nice if) (?:you|him|her|someone|somebody)\b|\b(?:i want you to|wanted you to|would love (?:you|him|her) to|if (?:he|she|you)'?d)\b/u,
  /\b(?:you|he|she) used to\b|\bnot (?:lately|any ?more|since)\b/u,
  /\byour (?:mum|mom|mother|mam|sister|brother|dad|father|family|friends|boss)\b/u,
  /\bnot even\b|\beven once\b|\bfor once\b|\bat least once\b|\bnot once\b/u,
  /\bi know (?:you|he|she|it|its|it's) .{0,60}\bbut\b|\bno offence\b|\bnot (?:that|blaming)\b|\bsorry\. that came out\b|\bsorry thats? harsh\b/u,
]

export const stungShape: HeadShape = {
  ...{ outputs: ['stung'], numbers: textNumbers + 1 + signs.length, places: 0, hidden: 0 },
}

/** Of very long answers only so much is looked at for signs, in UTF-16 units. */
const longest = 2_000

/** What the head reads of answers: their vectors, how long they are, and those signs; no words, of which it would learn single ones by heart. */
export function stungFeatures(answers: readonly string[]): Features[] {
  const vectors = encoder().encode(answers)
  return answers.map((answer, at) => {
    const plain = plainly(answer.slice(0, longest))
    const found = signs.map((sign) => (sign.test(plain) ? 1 : 0))
    const numbers = [Math.log1p(wordsOf(answer).length) - 2, ...found]
    return {
      numbers: joined(scaled(vectors[at] ?? new Float32Array(textNumbers)), numbers),
      places: [],
    }
  })
}

const head: Head = openHead(stored)

/** From which likelihood on somebody counts as stung. */
export const stungFrom: number = stored.thresholds.stung

/** How likely it is that the writer of an answer is hurt or slighted by the other, 0 to 1; 0 where its meaning cannot be read. */
export function stungIn(answer: string): number {
  if (!encoder().isWhole) return 0
  const [features] = stungFeatures([answer])
  return features ? (eachLikely(sumsOf(head, features).sums)[0] ?? 0) : 0
}
