import type { Card } from '#server/cards/card.ts'
import { smallWords } from '#server/meaning/common-words.ts'
import type { Label } from '#server/meaning/labels.ts'
import { plainly } from '#server/meaning/plainly.ts'
import type { Quote } from './quotes.ts'
import type { AnswerReading } from './read-answer.ts'
import { isPointing } from './stands-alone.ts'

export type Told = {
  answer: string
  /** The card of the question, where it is known. */
  card: Card | undefined
  reading: AnswerReading
  /** What the partner answered to the same question. */
  other: AnswerReading
  partner: string
}

/** Thanks or praise in so many words; something done for the teller; a good time of the two. */
type Appreciation = 'said' | 'done' | 'shared'

const words = (source: string): RegExp => new RegExp(`\\b(?:${source})\\b`, 'u')

const warm = words(
  [
    "thanks?|thank (?:you|u|him|her)|(?:so |very |really )?(?:thankful|grateful)|appreciat\\w+|proud(?:er|est)?|glad|lucky|(?:i|we) (?:really |just |do |always |still )?(?:love|loved|adore|admire|cherish)|i'?m in love|(?:so|very|are|is|was|were) kind(?! of)|kindest|gentle|patient|generous|brave|lovely|brilliant|wonderful|beautiful|amazing|sweet|clever|my rock|best|favou?rite|(?:i|we)(?:'m| am|'re| are| was| were) (?:so |very )?happ(?:y|ier)|happiest",
    '(?:make|makes|made) (?:me|us|everybody|everyone) (?:\\w+ )?(?:laugh|smile|happy|feel (?:safe|calm|loved|seen|heard|wanted|at home))',
    'smil(?:ed|ing)|i (?:really )?like (?:it when|how|that|the way) (?:you|he|she)|i trust you|(?:better|bigger|easier|lighter) with you',
    "(?:i|we) (?:really )?like (?:us|being with you)|i like [\\w ]{0,40}\\bwith you|i (?:feel|felt|am) (?:so |very |really |more )?(?:safe|calm|calmer|seen|heard|understood|looked after|at home|wanted|loved|braver|freer|lighter)|i'?m (?:freer|calmer|braver|lighter|at home)|you(?:'re| are) (?:so|always|very|really) (?:calm|funny|good (?:with|to)|strong|clear|warm)|i (?:look|looked) forward to (?:you|your|our)|(?:makes?|made) my (?:day|week|morning|evening)|means (?:a lot|the world|so much) to me",
  ].join('|'),
)

/** What nobody would want to have kept of a good evening, wherever it stands in the answer. */
const dark = words(
  [
    "nobody(?: else)? (?:would|will|could|else)|no ?one (?:else )?(?:would|will|could)|give in|gave in|giving in|giv(?:e|es) up|sulk\\w*|scar(?:e|es|ed|ing|y)|afraid|frighten\\w*|terrif\\w*|fear\\w*|hit|hits|hitting|hurt\\w*|harm\\w*|slap\\w*|smack\\w*|punch\\w*|push(?:es|ed)? me|shov\\w*|grab(?:s|bed)|chok\\w*|throw\\w* (?:things|stuff)|smash\\w*|force[sd]?|made me (?:do|have|say)|(?:let|lets|letting) me|allow\\w*|permi\\w*|permission|obey\\w*|behav\\w*|punish\\w*|threat\\w*|follow(?:s|ed) me|track\\w*|checks? my|checked my|my (?:wages|pay|bank card)|jealous\\w*|accus\\w*|drunk|drink(?:s|ing)|sober|drugs?|temper|anger|angry|rage|mad at|shout\\w*|yell\\w*|scream(?:s|ed) at|swear(?:s|ing)? at|walk(?:ing)? on eggshells|in a mood|(?:his|her|your) moods?|kill\\w*|die|suicid\\w*|end it all|don't want to be here|nothing i do|worthless|useless|stupid|pathetic|fat|ugly|cheat(?:ed|ing) on|affair|liar|lied|lying to|leave (?:you|me|him|her)|divorc\\w*|break up|split up|for sex|have sex",
    "(?:my|his|her) (?:phone|messages|texts|emails)|through my|what to wear|where (?:i am|i'm|im)|so (?:tight|hard)|so (?:that )?(?:you|he|she) (?:can|could|knows?)|laugh(?:ed|s|ing)? at me|in front of (?:your|my|his|her|every|the kids)|other (?:men|women|guys|girls)|put up with|puts up with|too good for|a mess|miracle|slow clap|unlike|after what you did|best thing you did|spread|awful|terrible|horrible|disaster|nightmare|ruin\\w*|waking me|woke me|all our money|so much that",
    'tells? me (?:every|all the time|that (?:i|no))|in trouble|keep(?:s|ing)? the peace|without asking him|without asking her|good when|calm when|nice when|kind when|nice after|sweet after|sweet when|lovely when|fine when',
  ].join('|'),
)

/** What makes a line a complaint, a wish, a worry or a plea, or keeps it from being only warm. */
const cool = words(
  [
    "not|no|never|nobody|no one|nothing|none|hardly|barely|rarely|\\w+n't|dont|didnt|doesnt|cant|wont|isnt|wasnt|couldnt|wouldnt|but|though|although|unless|until|untill|except|instead|only|just once|once in a while|for once|at last|finally|for a change|sometimes|used to|anymore|any more",
    "i (?:think|guess|suppose|reckon)|wish\\w*|hope\\w*|want\\w*|need\\w*|please|should|would|could|must|ought|have to|has to|had to|i'd|you'd|we'd|if|maybe|supposed?",
    'annoy\\w*|hate\\w*|cross with|complain\\w*|moan\\w*|nag\\w*|argu\\w*|fight\\w*|fought|row(?:s|ed|ing)?|blam\\w*|fault|sorry|ignor\\w*|forg[eo]t\\w*|late|too much|tired|exhaust\\w*|worr\\w*|worst|wors[et]|alone|lonely|on my own|by myself|miss\\w*|bad|wrong|leak\\w*|bills?|debt|reminder|rude|cold|lazy|selfish|pretend\\w*|cheat\\w*|trick\\w*|quiet for once|out of the house|supposedly|apparently|whatever|fine|okay|ok|went out|out all|was away|went away|were away',
  ].join('|'),
)

/** What is too heavy for a line to be light; somebody can still be thanked for it. */
const heavy = words(
  'sad|cry\\w*|cried|lost|losing|ill|sick|hospital|hospice|dying|dead|died|funeral|pain|hard|heavy',
)

/** Thanks that bite, love with a condition, thanks without anything to be thanked for. */
const backhanded =
  /\b(?:the|a|one|no|says?|said|saying) thank|\bthank(?:s| you) (?:for (?:nothing|noticing|asking|leaving me (?:with|to|alone|on|behind)|mak\w+ me|ignor\w+|forget\w+|laugh\w+ at|wast\w+|shar\w+ with everyone|that\b|it\b|this\b)|a lot for|very much for (?:not|mak))|\bproud of yourself\b|\b(?:love|like|happy|glad|kind|lovely|best|sweet) (?:it )?(?:if|when (?:you're|you are|he's|he is|she's|she is) (?:out|away|asleep|gone|not)|(?:you|him|her) to\b)|\bkind of\b|\bbest (?:not|if|to)\b|\bglad (?:to|when|it'?s over|that's over)|\bsafe (?:from|side)\b|\b(?:better|best|happier|safer|easier) (?:off|without)\b/u
/** What says no in words and yes in meaning. */
const kindNo =
  /\bthank(?:s| you|ful)\b[^.!?]{0,60}?\bfor not\b|\bsaid no\b|\bso (?:that )?(?:i|we) could\b|\bwithout (?:me|my|being|a)\b/gu

const ofPartner = words(
  "you|u|your|you're|youre|you've|you'd|you'll|yours|us|our|we|we're|each other",
)
const ofThird = words('he|him|his|she|her|hers')
const othersNamed = words(
  'mum|mam|mom|mother|dad|father|brother|sister|nan|gran\\w*|granddad|aunt\\w*|uncle|cousin|friend|boss|doctor|nurse|teacher|neighbou?r|lady|man|woman|boy|girl|son|daughter|kid|kids|child|children|baby|dog|cat|driver|colleague|ex',
)

const opening =
  '^(?:(?:and|also|that|how|because|the (?:way|day|time|morning|evening|night)(?: that)?) )*'
/** What the partner does comes first. */
const opensWithDeed = new RegExp(`${opening}(?:you|u) \\p{L}`, 'u')
const opensWithDeedOfThird = new RegExp(`${opening}(?:he|she) \\p{L}`, 'u')
/** “You are …”, “you had it”: no deed, or none that can be told from it. */
const noDeed = /\byou (?:are|look|had|said it|did it)\b/u
const forTeller = words('me|my|mine|us|our')
/** “You never know”, “you get to see the stars”: anybody. */
const ofAnybody = /\byou (?:never know|know|see|get to|can (?:see|hear|always)|have to|could)\b/u

const good = words(
  'best|love|loved|favou?rite|laugh\\w*|giggl\\w*|happy|happiest|lovely|brilliant|wonderful|enjoy\\w*|fun|good|great(?! many)|perfect|danc\\w*|sang|sing|proud',
)
const ofTwo = words("we|we're|we've|us|our|together|you and me|the two of us")

/** A question that asks what somebody is or did that was good: what is told of the partner there is meant kindly. */
const asksForGood = ({ mechanism, valence, content }: Card): boolean =>
  valence === 'warm' &&
  (mechanism === 'gratitude' || mechanism === 'responsiveness') &&
  /\bpartner/u.test(content) &&
  !/\b(?:would|wish|could|if|like to|what kind|who)\b/iu.test(content)

/** What the sentence goes on with takes it back or makes it depend. */
const takenBack =
  /^[\s,;:–-]*(?:but|not|though|although|except|unless|until|if|when|only|even (?:if|when|though)|instead|and then|then|because (?:you|he|she) (?:don|never|won))\b|^\s*[?？]/iu

const tellingWordsIn = (line: string): number =>
  (line.match(/\p{L}{4,}/gu) ?? []).filter(
    (word) =>
      !smallWords.has(word) && !/^(?:thank\w*|glad|proud|happy|lucky|grateful)$/u.test(word),
  ).length

/** Whether somebody's words are an appreciation of the partner or of the two, and of what kind; null where that is not nearly certain. */
export const appreciationOf = (quote: Pick<Quote, 'text'>, told: Told): Appreciation | null => {
  const { reading, other, card } = told
  const [line, answer] = [plainly(quote.text), plainly(told.answer)]
  const how = (label: Label): number => reading.likely[label] ?? 1
  const before = answer.slice(0, answer.indexOf(line))
  const after = answer.slice(answer.indexOf(line) + line.length)
  if (reading.saysLittle || dark.test(answer) || /[?？]/u.test(line) || takenBack.test(after)) {
    return null
  }
  if (/\b(?:if|when|unless|not|n't|wish|hope)[\s,]*$/u.test(before)) return null
  if (/[\p{L}]/u.test(before) && isPointing(line)) return null
  if (how('hurt') + how('complaint') >= 0.2 || how('joke') >= 0.5 || how('worry') >= 0.2)
    return null
  const otherSore = (other.likely.hurt ?? 1) + (other.likely.complaint ?? 1)
  if (otherSore >= 0.25 || backhanded.test(line)) return null

  const isOfThird = ofThird.test(line) && !othersNamed.test(answer) && !/\byou\b/u.test(answer)
  const name = plainly(told.partner)
  const speaksOfPartner =
    (ofPartner.test(line) && !ofAnybody.test(line)) ||
    isOfThird ||
    (name !== '' && line.includes(name))
  const isAsked = how('thanks') >= 0.5 || (card !== undefined && asksForGood(card))
  const isCool = cool.test(line.replace(kindNo, ' '))

  if (warm.test(line) && !isCool && (speaksOfPartner || (isAsked && /\bi\b/u.test(line)))) {
    const isThanks = /\bthank|\bproud|\bgrateful/u.test(line)
    const isCertain = how('thanks') + how('proud') + how('tender') + how('light') >= 0.3
    const isOfSomething =
      tellingWordsIn(line) > 0 ||
      /\b(?:proud|glad|lucky|happy) (?:of|to|that|you(?:.re)?)\b/u.test(line)
    if (isCertain && isOfSomething && (isThanks || (!reading.mayBeTender && !heavy.test(line))))
      return 'said'
  }
  const isDeed =
    (opensWithDeed.test(line) && !ofAnybody.test(line) && !noDeed.test(line)) ||
    (opensWithDeedOfThird.test(line) && isOfThird)
  const isCalm =
    (!reading.mayBeTender || reading.isThanks) &&
    (!other.mayBeTender || other.isThanks) &&
    how('heavy') < 0.2
  const kindly = how('thanks') + how('proud') + how('tender') + 0.5 * how('light')
  const isMeantKindly =
    kindly >= 0.3 || (/\b(?:me|us)\b/u.test(line) && how('hurt') + how('complaint') < 0.08)
  const isPlain = how('wish') < 0.3 && how('joke') < 0.35
  const isTold = tellingWordsIn(line) + Number(forTeller.test(line)) >= 2
  if (
    isDeed &&
    isAsked &&
    isCalm &&
    isTold &&
    !isCool &&
    !heavy.test(line) &&
    isPlain &&
    isMeantKindly
  ) {
    return 'done'
  }
  const isLight =
    how('light') >= 0.45 && how('wish') < 0.3 && !reading.mayBeTender && !other.mayBeTender
  if (isLight && ofTwo.test(line) && good.test(line) && !isCool && !heavy.test(line))
    return 'shared'
  return null
}
