import { leadIns } from '#server/guide/chatter.ts'
import { smallWords } from '#server/meaning/common-words.ts'
import { plainly } from '#server/meaning/plainly.ts'
import type { TellingClause } from '#server/meaning/telling-clause.ts'

/** Where a clause stands: what of its answer comes before and after it, and what was asked. */
export type Around = { before: string; after: string; question: string }

const sign = /[\p{L}\p{N}]/u
const leadingUp = new RegExp(`^\\P{L}*(?:${leadIns}\\b\\P{L}*)+$`, 'iu')

/** What points at something, unless a thing that it may mean stands before it in the same words. */
const pointing =
  /\b(?:it|them|(?:that|this|the) one|(?:that|this) word)\b|\bthere\b(?!'s| is| are| was| were)|\b(?:that|this|those|these)(?=$|[^\w\s]|'s| (?:is|was|are|were|would|will|can|makes?|made|helps?|helped|to|from|for|about|again|in|on|at)\b)/u
const expletive =
  /\b(?:it(?:'s| is| was)(?! (?:the|a|an|my|your|our|his|her|their|not|that|mine|yours)\b)|it(?: makes| made| takes| took| helps| feels| felt| hurts)|that(?:'s| is| was) (?:what|how|why|when|where|all|the))\b/gu
const thing =
  /\b(?:the|a|an|my|your|our|his|her|their|every|each|no|some|two|three) \p{L}+|\byou \p{L}+ed\b|\b(?:say|said|wrote|write)\b/u
/** Whatever is felt, nobody can tell for what: “I would miss it”, “I like this and you …”. */
const feltFor =
  /\b(?:likes?|liked|loves?|loved|miss|enjoy|enjoyed|hated?|need|want|wanted|prefer) (?:it|that|this|them|those)\b(?! (?:when|if|how|that|to|\w+ing)\b)/u
/** Something is said, done or heard again, and nobody can tell what: “you'll stop saying it”. */
const doneAgain =
  /\b(?:say|says|said|saying|hear|hearing|do|doing|did|stop|stopping|try|trying|bring up|bringing up|ask for|asking for|mention|mentioning) (?:it|that|this)\b(?! (?:again )?(?:to|is|was|how|when|what|\w+ing)\b)/u
/** Somebody of whom the words before tell; where a partner is spoken to, anybody else. */
const third = /\b(?:he|she|him|her|his|hers|he's|she's)\b/u
const spokenTo = /\b(?:you|your|you're|youre|you've|u)\b/iu
const thirdFirst = /^(?:and |but |so )?(?:he|she|they|he's|she's|they're)\b/u
const somebodyElse =
  /\b(?:nurse|doctor|dentist|vet|midwife|teacher|boss|manager|colleague|neighbour|neighbor|friend|waiter|waitress|driver|mother|father|mum|mom|mam|dad|sister|brother|aunt|auntie|uncle|cousin|gran|grandma|nan|grandad|grandpa|son|daughter|baby|boy|girl|lad|man|woman|lady|guy|bloke|kid|child|dog|cat)s?\b/u
/** A name that begins no sentence, and no place that somebody was in. */
const somebodyNamed =
  /(?<=[\p{L},;:] )(?<!\b(?:[Ii]n|[Aa]t|[Tt]o|[Ff]rom|[Nn]ear|of|[Oo]n|past|around) )(?!I\b|I')\p{Lu}\p{Ll}{2,}/u
/** What only goes on with what stood before. */
const goingOn =
  /^(?:not|joking|only|or|plus|same|anyway)\b|\b(?:either|neither|instead|the same|as well|afterwards)$/u
const feeling =
  /\b(?:love[ds]?|miss(?:ed)?|glad|happ(?:y|ier)|proud|sorry|thank\w*|grateful|admir\w+|wish|hop(?:e|ed|ing)|want(?:ed)?|wait(?:ed|ing)?|afraid|scared|nervous|worr\w+|lonel\w+|tired|sad|safe|calm(?:er)?|hurts?|liked?|enjoy\w*|need|f(?:eel|elt)|cr(?:y|ied|ying)|laugh\w*|smil\w+|relief|hated?|dread\w*|good for me|i'd (?:love|rather|be|like|have))\b/u
const ofTwo = /\b(?:you|your|us|we|our|let's|each other)\b/u

/** Something that the partner is, did or sees is asked for. */
const ofPartnersDoing =
  /^(?!.*\b(?:would|could|wish|if|like your partner|want)\b).*\byour partner(?:'s)?\b/iu
export const asksOfPartner = (question: string): boolean => ofPartnersDoing.test(question)
const ofPartner =
  /\b(?:you|u|your|you're|youre|you've|you'd|you'll|yours|he|she|him|her|his|hers|us|we|our|thanks?)\b/u
/** What somebody could or did not do: beside it the kind half of an answer is left out. */
const denying =
  /^(?:but |and |so )?i (?:only|just|had to|have to)\b|\b(?:i|ive|i've|i'm|im|i'd)(?: \w+){0,3}? ?(?:never|not|\w*n't|couldnt|cant|cannot|didnt|dont|havent|wasnt)\b/u
/** What the partner did not do, said of no feeling and of nothing done for somebody. */
const negating =
  /^(?:you|he|she) (?!.*\b(?:me|us|my|our)\b)(?:\w+ )?(?:not|\w*n't|cant|cannot|didnt|dont|havent|wasnt|isnt)\b/u

/** What somebody denies is mostly what the words before it may sound like: “I'm not sorry about Cian”. */
const takingBack = /^(?:but |and )?(?:i'm|im|i am|it's|its|it is|that's) not\b/u

/** An errand is no answer to a question that asks for no wish. */
const pleading = /\bplease\b/u
const asksForWish = /\b(?:would|could|like|want|wish|help|need)\w*\b/iu

/** What the next sentence takes back, denies, turns round or is sorry for: “I said my knee hurt. It didn't.” */
const turnedNext =
  /^[^\p{L}\p{N}]*(?:but|though|although|except|(?:only |just )?(?:joking|kidding)|(?:what )?(?:i )?(?:really )?should(?:n['’]?t| not)?(?: (?:have|of)|['’]?ve)\b(?! (?:said|told you|thanked))|i did(?:n['’]?t| not) mean|(?:i(?:['’]?m| am) )?sorry (?:about|for) that|(?:and |but )?i(?:['’]?m| am) not (?:cross|angry|mad|blaming|annoyed|complaining|upset)|i get (?:it|that)|i(?:['’]?d| would) do the same|fair enough|no blame|not your fault|i (?:do )?understand|(?:it|that) (?:did|was|is|does|has|had)n['’]?t(?=\s*(?:[.!…]|$))|i know (?:you|she|he|it)(?:['’]?s|['’]?re| is| are| was| were| mean| do| did| don['’]?t) (?!already))\b/iu

/** Better or worse by so much. */
const worth = {
  begins: 0.5,
  points: -1.1,
  beginsOfSomebody: -2.2,
  goesOn: -1.5,
  pleads: -2.5,
  saysLittle: -1.2,
  turnedNext: -2.5,
  notOfPartner: -0.8,
  denies: -2,
  takesBack: -1.6,
  negates: -0.5,
} as const

const tellingWords = (plain: string): number =>
  (plain.match(/[\p{L}\p{N}']{3,}/gu) ?? []).filter((word) => !smallWords.has(word)).length

/** Whether a clause, in plain letters, points at what stands before it. */
export const isPointing = (plain: string): boolean => {
  const bare = (plain.split(',')[0] ?? '').replace(expletive, '-')
  const at = bare.search(pointing)
  return at >= 0 && !thing.test(bare.slice(0, at))
}

const isFeltForUnsaid = (plain: string): boolean =>
  [feltFor, doneAgain].some((pattern) => {
    const at = plain.search(pattern)
    return at >= 0 && !thing.test(plain.slice(0, at))
  })

/** Whether a clause tells of somebody who is not the partner and whom only the words before it name. */
const isOfSomebody = (text: string, before: string): boolean =>
  third.test(plainly(text)) &&
  !somebodyNamed.test(text) &&
  !thing.test(plainly(text).slice(0, plainly(text).search(third))) &&
  (spokenTo.test(`${before} ${text}`) ||
    somebodyNamed.test(before) ||
    somebodyElse.test(plainly(before)))

/** Whether nothing but a word that leads up to it stands before a clause of an answer. */
export const isBeginning = (before: string): boolean => !sign.test(before) || leadingUp.test(before)

/** Whether the next sentence takes a clause back or turns it round. */
export const isTurned = ({ closes }: Pick<TellingClause, 'closes'>, after: string): boolean =>
  closes === 'sentence' && turnedNext.test(after)

/**
 * What counts for or against showing a clause by itself, on the scale of its score. The first sentence
 * mostly names what was asked for; another one may lean on what stands before it, say next to nothing
 * without it, be turned round by the next, or leave out the partner where the question is about them.
 */
export const leaning = (
  { text, opens, closes }: Pick<TellingClause, 'text' | 'opens' | 'closes'>,
  { before, after, question }: Around,
): number => {
  const plain = plainly(text)
  const isLater = !isBeginning(before)
  const isOfPartner = asksOfPartner(question)
  if (!isLater && !sign.test(after)) return 0
  const turned = isTurned({ closes }, after) ? worth.turnedNext : 0
  if (!isLater) return turned + (closes === 'sentence' ? worth.begins : 0)
  const ofSomebody = isOfSomebody(text, before)
    ? worth[thirdFirst.test(plain) ? 'beginsOfSomebody' : 'points']
    : 0
  const takesBack = takingBack.test(plain) ? worth.takesBack : 0
  if (feeling.test(plain)) {
    return turned + ofSomebody + takesBack + (isFeltForUnsaid(plain) ? worth.points : 0)
  }
  const isBare = tellingWords(plain) < 2 && !ofTwo.test(plain)
  return (
    turned +
    ofSomebody +
    takesBack +
    (isPointing(plain) ? worth.points : 0) +
    (goingOn.test(plain) ? worth.goesOn : 0) +
    (pleading.test(plain) && !asksForWish.test(question) ? worth.pleads : 0) +
    (isBare && opens === 'sentence' ? worth.saysLittle : 0) +
    (isOfPartner && !ofPartner.test(plain) ? worth.notOfPartner : 0) +
    (isOfPartner && denying.test(plain) ? worth.denies : 0) +
    (negating.test(plain) ? worth.negates : 0)
  )
}
