import { asQuoted } from '#contract/as-quoted.ts'
import { afterthoughts, leadIns } from '#server/guide/chatter.ts'
import { type InnerQuote, innerQuotes, tearsInnerQuote } from '#server/guide/inner-quotes.ts'
import { isAllOf } from '#server/guide/rules/all-of-answer.ts'
import { judging, pressing, unkind } from '#server/guide/rules/banned-words.ts'
import { countWords } from '#server/guide/words.ts'
import { mayAccuse, reproaches } from '#server/meaning/clause-signs.ts'
import { clauseWords, longestQuote } from '#server/meaning/clauses.ts'
import { plainly } from '#server/meaning/plainly.ts'
import { type TellingClause, tellingClauses } from '#server/meaning/telling-clause.ts'
import { blockedIn, withinHorizon } from './clean-text.ts'
import { breath, namesNothing } from './names-nothing.ts'
import { namesOneThing } from './plain-signs.ts'
import { asksOfPartner, isBeginning, isTurned, leaning } from './stands-alone.ts'

/**
 * Words of an answer that may be shown. The higher the score, the more they tell by themselves; the higher the rank, the
 * better they stand for the answer to what was asked.
 */
export type Quote = {
  text: string
  words: number
  score: number
  rank: number
  start: number
  /** It is all that somebody wrote. */
  isAll: boolean
  /** More of the same answer, which is shown after it in quotes of its own. */
  more?: Quote
}

export type Told = {
  answer: string
  question: string
  /** Something in it may be hurt or complain. */
  isSore: boolean
  /** Something in it may be heavy, sore or sad. */
  isTender: boolean
}

/** What is said to somebody who asks, and is not so where something is heavy. */
const allFine =
  /(?<!\b(?:if|when|as long as) [^.!?,]{0,60})\b(?:(?:i'm|im|i am) (?:fine|ok|okay|alright|all right|grand)|(?:it's|its) (?:fine|ok|okay|alright|all right))\b/u
/** A verdict on the other, in earnest or in fun. */
const verdict =
  /\b(?:you|u|he|she)(?:'re|'s| are| were| was| is| r| can be) (?:(?:so|such|a|an|just|really|always|often|very|too|quite|a bit|pretty) ){0,3}(?:terrible|awful|horrible|impossible|hopeless|unbearable|dreadful|useless|clueless|rubbish|crap|nuts|mad|crazy|cold|mean|boring|weird|a pain|a nightmare)\b|\b(?:you|he|she) loses? (?:your|his|her) head\b/gu
/** “You walked past it twice, Ben”, “you moan about …”: told to the other's face. */
const toTheFace =
  /(?:^|[.!?…] )you (?:never (?:notice|listen|help|hear|remember)\b|(?:were|are) already\b|walked past|moan|complain|nag|ignore[sd]?|snapp?(?:ed)?|sigh(?:ed)?|(?:just )?(?:sit|sat|lie|lay) there|keep (?:on )?(?:telling|asking|saying|moaning)|could (?:hear|help|listen|notice|try|ask|look|lift|do)|(?:often|always|usually|mostly) (?:answer|interrupt|talk over|cut me|finish my|correct|sigh|forget|roll your))\b|(?:^|[.!?…] )you(?:'ve| have) been (?:away|out|gone|late|busy|working|at (?:work|your)|on (?:your|the) phone)(?: \S+){0,4}? (?:a lot|all the time|constantly|non-stop)\b/u
/** What would hurt most to read once more, in earnest or in fun: it is said, and nobody says it for them. */
const wounding =
  /\b(?:you|he|she) (?:\w+ ){0,2}(?:ruin(?:ed|s)?|spoil(?:t|ed|s)|wreck(?:ed|s)?|destroy(?:ed|s)?) (?:it|us|everything|the|my|our|all|every)\b|\bnot that (?:you|he|she)(?:['’]d| would| will| ever)? (?:ever )?(?:notice|noticed|care|cared|mind|listen|ask|asked)\b|\bi(?:['’]m| am|['’]ve| have)? (?:\w+ ){0,2}(?:want|wanted|going|ready) to leave (?:you|him|her)\b|\bi (?:do not|don['’]?t|no longer|never) love(?:d)? (?:you|him|her)\b|\bi(?:['’]m| am) gone by\b/u

/** Nothing that comes to mind is nothing to show. */
const evading =
  /^(?:(?:honestly|tbh|truly|well|um|hmm)[,.?!…]* )?(?:i )?(?:can'?t|cannot|could(?:n't|nt)) think of\b|^(?:no idea|dunno|(?:i )?don'?t know)\b(?![.,…!]* (?:\S+ ){1,}\S)/u
/** Nothing, where something good of the partner was asked for: the rest of the answer may be kinder. */
const denial =
  /^(?:no|none|never|nothing|nowt|nope|nah|not (?:really|much|a lot))(?:$|[^\p{L}\s]| [^\p{L}]| you\b)/u

/** What is hidden from the other for their sake, or spared them: “I open the post in the van so you don't see my face”, “you don't need to come”. */
const sparing =
  /\b(?:you|he|she) (?:do|wo|would|does)(?:n't|nt) (?:have|need) to (?:come|worry|wait|stay|rush|hurry|explain|answer|reply|thank|apologi[sz]e|cook|clean|drive|pay|fix|understand|carry|hide|pretend|choose|decide|take (?:the|a) day|get up|do (?:anything|it all)|say (?:anything|something|much|a (?:word|thing)|sorry|thank)|be (?:there|sad|sorry|brave|strong|perfect))\b|\bso (?:that )?(?:you|he|she) (?:do|wo|would|does|need)(?:n't|nt) (?:have to |need to )?(?:see|know|worry|notice|hear|wake|find)\b/gu

/**
 * What somebody has to do, or failed at, themselves presses nobody: “I failed my driving”, “I have to believe her”; but “I
 * have to do everything” does.
 */
const ofOneself =
  /\bi (?:also |just |really |still )?(?:fail(?:ed)?|have to|need(?:ed)? to|must|should)\b(?! (?:always )?(?:do (?:everything|it all)|ask|beg|remind|nag|carry|chase|tell|shout|repeat|wait)\b)/gu
const presses = (plain: string): boolean => pressing.test(plain.replace(ofOneself, ''))

/**
 * Who was wrong, or grants that the other was right, judges nobody: “I thought you had given up on us. I was wrong about that”,
 * “I was against it to the last day. She was right”; nor does who found it right for themselves.
 */
const ownMistake =
  /\bi(?:'m| am| was|'ve been) (?:(?:so|just|very|quite|clearly|totally) )?wrong\b|(?:^|[.!?…] |\b(?:and|but) )(?:you|he|she) (?:was|were) right(?=$|[.!?…]|, (?!as |of course|again))|\b(?:that|this|it) (?:was|is|felt|feels) (?:just |exactly )?right for (?:me|us|the two of us)\b|\b(?:ask|asks|asked|asking|tell|say|know|see)(?: (?:me|you|him|her|us))? what(?:'s|s| is| was) wrong\b(?! with)/gu

/** What somebody would like to be told is no verdict of theirs: “'You were right' would be nice for once”. */
const wishedFor =
  /^[\s,]*(?:would|'d|also works?|works?|helps?|is (?:what|enough|all|nice|good)\b)/u
const withoutWished = (text: string): string =>
  innerQuotes(text).reduceRight(
    (rest, { opens, closes }) =>
      wishedFor.test(text.slice(closes + 1))
        ? `${rest.slice(0, opens)} ${rest.slice(closes + 1)}`
        : rest,
    text,
  )

/**
 * Who was hurt and tells what the other did not see has to be heard whole: “I cried in the utility room, you didnt notice”. Said
 * as a part of an answer, without what came before it, it stays a barb.
 */
const unseen =
  /\bi (?:cried|wept|sat|stood|waited|lay|was (?:up|left|alone|crying|in tears|sitting|standing|waiting)|went)\b.*\b(?:you|he|she) (?:did ?n['’]?t|did not) (?:even )?(?:notice|see|hear|come|ask|look|turn|ring|call|text|know|reali[sz]e)\b|^(?:and )?(?:you|he|she) (?:probably |maybe |just )?(?:do|does|did)(?:n['’]?t| not) (?:even )?(?:remember|notice|know|reali[sz]e)\b/u

/** Plain words without what is hidden from the other or spared them. */
export const withoutSparing = (plain: string): string => plain.replace(sparing, '')
/** Whether plain words hold something up to the other. */
export const accuses = (plain: string): boolean => mayAccuse(withoutSparing(plain))

/** What a kind half of a sentence goes on to complain of: “You never rush them. it drives me up the wall when we're late”. */
const exasperated =
  /\bdrives? me (?:(?:absolutely|completely|a bit) )?(?:up the wall|mad|nuts|crazy|insane|bonkers|spare|potty|bats|batty|round the (?:bend|twist))\b|\b(?:does|did|doing) my (?:head|nut) in\b|\bwinds? me up\b|\b(?:gets?|got|grates?) on my (?:nerves|wick|tits)\b/u

/** Who was asked for is named before all else: “my dad. … he was so awful about the wedding”, so that a verdict is on them. */
const ofSomebodyElse =
  /^(?:my|our) (?:own |old |first |big |little )?(?:dad|father|mum|mom|mam|mother|nan|gran\w*|grandad|brother|sister|uncle|aunt\w*|cousin|boss|manager|teacher|coach|neighbou?r|landlord)[.,!](?!.*\b(?:you|u|ur|your|told|tells?|says|said|asked|thinks?)\b)/u
const isVerdict = (plain: string, question: string): boolean =>
  [...plain.matchAll(verdict)].some(
    ({ 0: said, index }) =>
      /^(?:you|u)\b/u.test(said) ||
      asksOfPartner(question) ||
      !ofSomebodyElse.test(plain.slice(0, index)),
  )

/** What is held up to the other mostly stands in a part of its own: “the garden, but you just sit there”. */
const partsOf = (plain: string): string[] =>
  plain.split(/\s*(?:\/|[,;:])\s*|\s+(?:and|but|so|because|cos|then)\s+/u)

/** What is not said again, however much stands around it. */
const isHarsh = (text: string, plain: string, question: string): boolean =>
  unkind.test(plain) ||
  isVerdict(plain, question) ||
  partsOf(plain).some((part) => toTheFace.test(part)) ||
  wounding.test(plain) ||
  judging.test(plainly(withoutWished(text)).replace(ownMistake, ''))

/** What no clause may hold that is shown as somebody's words. */
const isUnfit = (text: string, { isSore, isTender, question }: Omit<Told, 'answer'>): boolean => {
  const plain = plainly(text)
  return (
    isHarsh(text, plain, question) ||
    evading.test(plain) ||
    (isTender && allFine.test(plain)) ||
    (asksOfPartner(question) && denial.test(plain)) ||
    reproaches(plain) ||
    exasperated.test(plain) ||
    (isSore && accuses(plain)) ||
    /^\W*$/u.test(plain)
  )
}

/**
 * A question that somebody puts, and no answer that begins like one: “How soft you are with my nan”, “Do the dishes”. The
 * sign of a question that the heads learned from (`clause-signs.ts`) takes those for one, too, and stays as they learned it.
 */
const asking =
  /^(?:what|who|why|how|where)(?:'s| (?:am|is|are|was|were|do|does|did|can|could|should|would|will|come|about))\b|^(?:is|are|do|does|did|can|could|would) (?:i|you|we|he|she|they|there)\b|^(?:is|are) (?:it|this|that|the|my|your|our)\b|^(?:does|did) \S+ \S+ count\b|\b(?:so|and|but) (?:when|why|how|what|where|who) (?:am|is|are|was|were|do|does|did|can|could|should|would)\b/u
/** A word or two that ask for a nod, after what somebody said: “you do the cat for a month and I do bins, deal???” */
const nodding = /, (?:deal|ok(?:ay)?|right|eh|no|yes|yeah|huh|innit|agreed|fair|please)$/u
const isAsking = (text: string, after: string): boolean =>
  (/^\s*[?？]/u.test(after) && !nodding.test(plainly(text)) && !tellsFirst.test(text)) ||
  asking.test(plainly(text))
/** A sentence or more that tell, before the last one asks: “The lads think she's too good for me. Is that kind?” */
const tellsFirst = /[\p{L}\p{N}]{2}.{12,}[.!…]\s+\S.*$/su

/**
 * What counts besides what the head says of a clause: an answer that is short enough is best shown
 * whole, a question that somebody asked is no telling of theirs, and what presses comes last.
 */
const rather = { whole: 1, asks: -2, presses: -1 } as const

/**
 * What ranks a clause besides its score: how much rather the beginning of an answer is shown, which mostly says what
 * was asked for; and each word more. And how much less: what only speaks of the answer itself; one or two words that
 * name a thing, of which more is told after them; what it is not; a first part that its sentence goes on from without
 * a comma; what leaves out a few last words, which are often the point; what begins with a doubt or a No; the few words that say only when or where it was; what its sentence goes on
 * from with an “and” or a “because”, or contradicts; and what somebody thinks better of or is ashamed of. How much rather a thing with what
 * is told of it first, all of a short answer, and what is hard to say. Set by what readers would quote of 3,199 answers, and
 * what they would find poor (`corpus/quoting-*.txt`), and by reading what came of it; `npm run eval` says how often a reader agrees whose marks were not known.
 */
const ranking = {
  ...{ first: 4, word: 0.28, aside: -3, named: -3.5, notSo: -2, cut: -0.6, lastLeft: -0.5 },
  ...{
    doubtful: -2,
    where: -2,
    goesOn: -2.5,
    told: 0.2,
    whole: 3,
    confides: 2,
    takenBack: -8,
    ashamed: -6,
  },
} as const
/**
 * “I know we said no”, “I'm only saying”, “He will say the ponds”: about what somebody wrote or may hear, and not the answer; and a word by
 * itself that only takes a breath: “The lump. There. It's been since July.”
 */
const aside =
  /[.!?…] (?:there|so|anyway|yeah|ok|okay|well|right)(?:[.!?…]|$)|\b(?:writing|typing) (?:this|it|is)\b|\bwhat to (?:put|write)\b|\bhow to (?:say|put|write) (?:it|this)\b|(?:^|[.!?] )i know(?! it (?:does|did|goes|comes)(?:n't)?\b)(?! (?:what|how) (?:it|that|this) (?:costs?|means?|takes?|feels?|felt)\b| how (?:hard|much|tired)\b)(?:,| (?:it|that|we|i|what|how|you(?:'ll| will| think| reckon| said| say| don't| hate))\b)|(?<!\bwhat )\b(?:i'm|im|i am) (?:(?:only|just|not) )?saying\b|\bi wrote\b|\bas (?:you|u) (?:well )?know\b|\bmy answer(?: is|'s)?\b|(?:^|[.!?] )(?:(?:only |just )?because |since |well,? )?you (?:did )?ask(?:ed)?$|\bsorry,? but you (?:did )?ask|^(?:he|she|you)(?:'ll| will) (?:probably )?(?:say|write|put)\b/u

/** Right after it somebody thinks better of it: “when your mum bought the oat milk. no actually it was Lisbon”. */
const takenBack =
  /^[\s.!?…,;:—–-]*(?:(?:oh|or|lol) )?(?:no(?:pe)?\b[\s,.—-]*(?:actually|wait(?! (?:at|for|time))|hang on|scrap|ok(?:ay)?)\b|actually,? no\b|hang on,? no\b|scra(?:p|tch) that\b|i take that back\b|wait,? no\b|(?:and |but |well,? )?i was (?:(?:so|just|very|quite|clearly|totally) )?wrong\b|(?:and |but )?(?:it )?turn(?:s|ed) out\b(?! (?:(?:so|really|very|quite) )?(?:lovely|great|fine|well|good|nice|perfect|ok|okay)\b)|(?:but )?not any ?more\b|(?:but )?now i (?:(?:know|see) (?:that|it|better|i|you|he|she)\b|think\b|don['’]?t\b)|(?:but )?i (?:do not|don['’]?t|no longer) (?:think|believe|feel) (?:so|that|it|like that)\b|(?:but )?i (?:do|did|was|am|have|had)(?:n['’]?t| not)(?=\s*[,.!…]))/iu

/** What is hard to say mostly comes last: “I keep busy. Done the gutters twice. I'm frightened love”. No barb is meant. */
const confiding =
  /^(?:and |but |because )?(?:i'm|im|i am|i was|i feel|i felt) (?:(?:so|just|really|a bit|quite|still|very) )?(?:frightened|scared|terrified|afraid|lonely|proud|worried|sorry(?!,? (?:but|you|if|that you)))\b|^i(?:'ve| have)? (?:never|not) (?:said|thanked|told you)\b(?! (?:you (?:could|can|should)|(?:you )?to )\b)|^i (?:haven't|have not) (?:said|thanked|told you)\b|^(?:i|what i) should(?: (?:have|of)|['’]?ve)\b(?! (?:known|listened|married|left|never)\b)/u

/** What somebody would not choose, or says before they choose: “Not Gaz. Sorry.” */
const notSo =
  /^(?:not\b(?! to\b)|(?:it )?depends\b|(?:i|we) used to (?:think|believe|assume|say|find)\b(?!.*\b(?:now|but|then|until|till)\b))/u

const doubtful =
  /^(?:maybe|actually|ok(?:ay)?|or|honestly|probably|seriously|really|anyway|i mean|well|not|nothing|no(?! \p{L}+ing\b)|none|(?:i'm |im |i am )not (?:really )?sure)\b/u
/** Who begins so says it after that, maybe with a “maybe” before it; but “hm I'd like people to leave calmer” is said at once. */
const hesitating =
  /^\W*(?:(?:hm+|um+|erm|er)(?=\s*(?:[.,…!?-]|$))|not sure|unsure|(?:i'm|im|i am) not (?:really )?sure(?=\s*(?:[.,…!?]|$))|idk|dunno|hard (?:to say|one)|tough one|good question)\b/u
const hedged = /^(?:no actually|no wait|maybe|probably|actually|honestly|i mean|well|or)\b/u
const whenOrWhere =
  /^(?:in|at|on|up|down|last|the night|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/u
const longestWhere = 7
const mostLastWords = 6
/** Who is ashamed says what of, mostly, right before it. */
const ashamed =
  /\b(?:i'm|im|i am|i feel|i felt|i was) (?:(?:so|really|a bit|quite) )?(?:ashamed|embarrassed)\b/u
/** What only denies, before its sentence says what was so: “She doesn't say cheer up | , she just starts ironing”. */
const denying =
  /(?:^|[.!?] )(?:\p{L}+ ){1,3}(?:(?:do|does|did|is|are|was|were|have|has|had|ca|could|wo|would|should|must|need)n['’]?t|not|never) [^.!?]*$/iu
const saysInstead = /^\s*,\s*(?:i|you|he|she|we|they|it|just|but|only|instead)\b/iu
/** What it came to is left out: “I try to solve it | and it's wrong”. */
const spoiled =
  /^\s*,?\s*(?:and|but) (?:it|that)(?:['’]s| is| was) (?:all )?(?:wrong|worse|bad|awful|no (?:good|use|help)|not|never|too)\b/iu
const goingOn =
  /^\s*(?:,?\s*(?:and|because|cos|so|that|which|when|as|if|to|for)|,\s*(?:how|who|where|what))\b/iu

/**
 * Below this rank two of three that were shown were called badly cut by readers who judged whole texts blind; then the
 * card's own words are better. A word or two that name what was asked for may rank lower, and all of a short answer says
 * what it says, whatever its rank.
 */
const leastRank = { part: 2, naming: 0 } as const
/** Of more words than this one or two are a scrap: “Lunch”, where somebody has told how lonely it is in the van. */
const mostNamedOf = 18

/** What stands before a clause, without a breath that is taken first. */
const before = ({ start }: Pick<TellingClause, 'start'>, answer: string): string =>
  answer.slice(0, start).replace(breath, '')

const isWhole = ({ start, end }: TellingClause, answer: string): boolean =>
  !/[\p{L}\p{N}]/u.test(answer.slice(0, start) + answer.slice(end))

const besides = (clause: TellingClause, { answer, question }: Pick<Told, 'answer' | 'question'>) =>
  (isWhole(clause, answer) ? rather.whole : 0) +
  (isAsking(clause.text, answer.slice(clause.end)) ? rather.asks : 0) +
  (presses(plainly(clause.text)) ? rather.presses : 0) +
  leaning(clause, {
    before: before(clause, answer),
    after: answer.slice(clause.end),
    question,
  })

/** What somebody knows the other said belongs to all that they wrote: “I know you said it's up to me. I don't want it to be”. */
const knownToBoth = /(?:^|[.!?…] )i know (?:it|that|we|you)\b/gu
const isAside = (clause: TellingClause, answer: string): boolean => {
  const plain = plainly(clause.text)
  return aside.test(isWhole(clause, answer) ? plain.replace(knownToBoth, '') : plain)
}
/** Two sentences that are longer than a part of one may be, and of which one only speaks of the answer. */
const isLongAside = (clause: TellingClause, answer: string): boolean =>
  clause.words > clauseWords.most && isAside(clause, answer)

/** What asks, presses or is turned round by what comes after it; all that somebody wrote presses nobody. */
const isPutOff = (clause: TellingClause, answer: string): boolean => {
  const after = answer.slice(clause.end)
  const mayPress = !isWhole(clause, answer) && presses(plainly(clause.text))
  return isAsking(clause.text, after) || mayPress || isTurned(clause, after)
}

/** One or two words of an answer that has more. */
const isNaming = ({ words }: TellingClause, answer: string): boolean =>
  words < clauseWords.least && countWords(answer) > words

/** What speaks for a clause besides its score, by its place in the answer and its length. */
const standing = (clause: TellingClause, answer: string): number => {
  const after = answer.slice(clause.end)
  const isFirst = isBeginning(before(clause, answer))
  const plain = plainly(clause.text)
  const [hesitates, isHesitation] = [answer, clause.text].map((some) =>
    hesitating.test(plainly(some)),
  )
  const isTold = isFirst && clause.closes !== 'sentence' && /[.!?…]\s/u.test(clause.text)
  return (
    Math.min(clause.words, clauseWords.most) * ranking.word +
    (isFirst && !isHesitation && !isPutOff(clause, answer) ? ranking.first : 0) +
    (isTold ? ranking.told : 0) +
    (isWhole(clause, answer) && !isHesitation && !isAsking(clause.text, after)
      ? ranking.whole
      : 0) +
    (ashamed.test(plain) && countWords(answer) > clauseWords.most ? ranking.ashamed : 0) +
    (!isFirst && confiding.test(plain) ? ranking.confides : 0) +
    (takenBack.test(after) ? ranking.takenBack : 0) +
    (isFirst && !isTold && clause.closes === 'joint' ? ranking.cut : 0) +
    (leavesLastWords(after) ? ranking.lastLeft : 0) +
    (isAside(clause, answer) ? ranking.aside : 0) +
    (isNaming(clause, answer) ? ranking.named : 0) +
    (notSo.test(plain) ? ranking.notSo : 0) +
    (isHesitation || (doubtful.test(plain) && !(hesitates && hedged.test(plain)))
      ? ranking.doubtful
      : 0) +
    (isFirst && clause.words <= longestWhere && whenOrWhere.test(plain) ? ranking.where : 0) +
    ((isTold ? spoiled : goingOn).test(after) ? ranking.goesOn : 0) +
    (saysInstead.test(after) && denying.test(clause.text) ? ranking.notSo : 0) +
    (/[\p{L}\p{N}]/u.test(after) && scrapAtEnd.test(clause.text) ? ranking.goesOn : 0) +
    (reasonLeft(clause.text, after) ? ranking.takenBack : 0)
  )
}

/** A scrap at the end of more, of which the answer goes on to tell: “his peas before he'll eat them. And the sulk | . The sulk is …”. */
const scrapAtEnd = /[.!?…]\s+(?:and|also|plus|or|but) (?:\S+\s){0,2}\S+$/iu
/** The reason is left out: “I should have said | . I just couldn't say it one more time”. */
const reasonLeft = (text: string, after: string): boolean =>
  /\bshould(?: have|['’]ve| of) \S+$/iu.test(text) &&
  /^[.!?…]+\s+(?:but |and )?i (?:just |only |simply )?(?:could(?:n['’]?t| not)|did(?:n['’]?t| not)|was too)\b/iu.test(
    after,
  )

/** “He had 'a thing'. | The thing was fifa.” */
const leavesLastWords = (after: string): boolean =>
  /^[.!?…]+["'’”]?\s[^.!?…]+[.!?…]*$/u.test(after.trimEnd()) && countWords(after) <= mostLastWords

/** The most that are tried. */
const most = 40

const atEnd = new RegExp(`(?:\\u00A0/)? ${afterthoughts}$`, 'iu')
const atStart = new RegExp(`^(?:${leadIns},? )+`, 'iu')

/** The clause without what only leads up to it, and a part of an answer without what only rounds it off. */
const trimmed = (clause: TellingClause, answer: string): TellingClause => {
  if (clause.words <= clauseWords.least) return clause
  const text = isWhole(clause, answer) ? clause.text : clause.text.replace(atEnd, '')
  const rounding = countWords(clause.text.slice(text.length))
  const [leading = ''] = breath.exec(text) ?? atStart.exec(text) ?? []
  const left = clause.words - countWords(leading)
  const start = left >= clauseWords.least ? leading.length : 0
  return {
    ...clause,
    ...{ text: text.slice(start), start: clause.start + start, end: clause.start + text.length },
    words: (start > 0 ? left : clause.words) - rounding,
    closes: rounding > 0 ? 'comma' : clause.closes,
  }
}

/** The clause with the marks around an inner quote at its beginning or end; null where it is torn. */
const withInnerMarks = (
  clause: TellingClause,
  answer: string,
  inner: readonly InnerQuote[],
): TellingClause | null => {
  if (tearsInnerQuote(answer, clause, inner)) return null
  let { start, end } = clause
  for (const { opens, closes } of inner) {
    if (opens < end && start < closes) {
      start = Math.min(start, opens)
      end = Math.max(end, closes + 1)
    }
  }
  return { ...clause, text: answer.slice(start, end), start, end }
}

/** What it is said of is somebody's words in marks before it: “‘I am proud of you’ | is what I want to hear”. */
const lacksItsQuote = (
  { text, start }: TellingClause,
  answer: string,
  inner: readonly InnerQuote[],
): boolean =>
  /^(?:is|was|are|were)\b/iu.test(text) &&
  (/["”»][\s,.!?]*$/u.test(answer.slice(0, start)) ||
    inner.some(
      ({ closes }) => closes < start && /^[\s,.!?]*$/u.test(answer.slice(closes + 1, start)),
    ))

/** It is what the other saw or knew, and what they did about it goes on in it: “you saw | I didn't like it and told them no”. */
const seenByOther =
  /\b(?:you|he|she|they)\s+(?:\p{L}+\s+)?(?:saw|see|sees|knew|know|knows|noticed|heard|reali[sz]ed|could (?:see|tell))(?:\s+that)?\s*$/iu
const isSeenByOther = ({ start }: TellingClause, answer: string): boolean =>
  seenByOther.test(answer.slice(Math.max(0, start - 40), start))

/** What it announces comes after it: “Wed: some sun around two”. */
const isAnnouncing = (after: string): boolean => /^\s*:(?:\s|$)/u.test(after)

/** One or two words are shown only where they name what was asked for. */
const isTooLittle = (clause: TellingClause, answer: string): boolean =>
  isNaming(clause, answer) &&
  (!namesOneThing(clause.text) || namesNothing.test(plainly(clause.text)))

/** Who has nothing to tell, or denies what was asked for, has to tell so many words besides. */
const leastBesideNothing = 10

/** In the midst of Latin letters a passage in others, which a reader of theirs may not make out. */
const holdsOtherScript = (text: string): boolean =>
  /\p{Script=Latin}/u.test(text) &&
  text.split(/\p{Script=Latin}+/u).some((part) => (part.match(/\p{L}/gu)?.length ?? 0) >= 4)

const sentencesOf = (plain: string): string[] => plain.split(/(?<=[.!?…])\s+/u)

/** Whether all of an answer may be shown: it wounds and blames nobody, can be read, and tells something. */
const tellsEnough = (text: string, { question, isSore }: Omit<Told, 'answer'>): boolean => {
  const plain = plainly(text)
  const blames =
    exasperated.test(plain) ||
    sentencesOf(plain).some(
      (part) => reproaches(part) || (isSore && accuses(part) && !unseen.test(part)),
    )
  if (isHarsh(text, plain, question) || blames || holdsOtherScript(text)) return false
  if (
    asksOfPartner(question) &&
    /^(?:no|none|never|nothing|nowt|nope|nah)(?:,| you\b)/u.test(plain)
  )
    return false
  const saysNothing = evading.test(plain) || (asksOfPartner(question) && denial.test(plain))
  return !saysNothing || countWords(text) >= leastBesideNothing
}

export type QuotesFound = {
  /** All that somebody wrote, where it is no longer than a quote may be and wounds nobody. */
  whole: Quote | null
  /** Those that may stand alone, those first that tell most; [] where none is fit to be. */
  alone: Quote[]
  /** All that may be shown, whatever they rank: beside one of those a clause may rank lower. */
  all: Quote[]
  /** The text whose places they tell. */
  text: string
}

/** The clauses of an answer that may be shown. */
export const quotesOf = (told: Told, clauses = tellingClauses): QuotesFound => {
  const text = asQuoted(withinHorizon(told.answer))
  const blocked = blockedIn(text)
  const inner = innerQuotes(text)
  const isShowable = ({ start, end }: TellingClause) => !blocked.subarray(start, end).includes(1)
  const found = clauses({ answer: text, question: told.question })
    .map((clause) => withInnerMarks(trimmed(clause, text), text, inner))
    .filter((clause) => clause !== null)
    .filter((clause) => !lacksItsQuote(clause, text, inner) && !isSeenByOther(clause, text))
    .filter((clause) => isShowable(clause) && !isUnfit(clause.text, told))
    .filter((clause) => !isAnnouncing(text.slice(clause.end)) && !isTooLittle(clause, text))
    .filter((clause) => !isLongAside(clause, text))
    .map((clause) => {
      const score = clause.score + besides(clause, { answer: text, question: told.question })
      const rank = score + standing(clause, text)
      const named = countWords(text) > mostNamedOf ? leastRank.part : leastRank.naming
      const least = isNaming(clause, text) ? named : leastRank.part
      const { words, start } = clause
      const [sign = ''] = /^[!?]{1,3}/u.exec(text.slice(clause.end)) ?? []
      const shown = clause.text + sign
      const quote = { text: shown, words, score, rank, start, isAll: isAllOf(shown, text) }
      return { quote, standsAlone: rank >= least || isWhole(clause, text) }
    })
  const once = (quotes: readonly Quote[]): Quote[] => [
    ...new Map(quotes.map((quote) => [quote.text, quote])).values(),
  ]
  return {
    text,
    whole: tellsEnough(text, told) ? allOf(text) : null,
    all: once(found.map(({ quote }) => quote)),
    alone: once(found.filter(({ standsAlone }) => standsAlone).map(({ quote }) => quote))
      .sort((one, other) => other.score - one.score || one.words - other.words)
      .slice(0, most),
  }
}

/** A breath before an answer, or a word of doubt that stands by itself: “um / after? like lying there”, “dunno. the car thing i suppose”. */
const leadingUp =
  /^(?:(?:u+m+|u+h+|h+m+|er+m)(?:[\s.,…!–]|\u00A0\/)+|(?:dunno|idk|tbh|honestly|well|ok(?:ay)?(?: so)?)(?:[.,…]|\s?\u00A0\/)(?:[\s.,…]|\u00A0\/)*)+(?=\p{L})/iu
/** What somebody says of their own writing, after it. */
const roundingOff =
  /(?<=[.!?…]) (?:i )?feel (?:daft|silly|stupid) (?:writing|typing) (?:this|it)[\s.!…]*$/iu
const closing = /[\s.,;:。、，]+$/u

/** All of an answer as one quote; null where it is too long for one, or holds what must not be shown. */
const allOf = (text: string, isEnglish = true): Quote | null => {
  const all = isEnglish ? text.trim().replace(leadingUp, '').replace(roundingOff, '') : text.trim()
  const shown = all.replace(closing, '')
  const words = countWords(shown)
  if (words === 0 || words > longestQuote || blockedIn(text).includes(1)) return null
  return { text: shown, words, score: 0, rank: 0, start: text.indexOf(shown), isAll: true }
}

/** The quotes of an answer of which nothing else is known: all of it or nothing. */
export const wholeOf = (answer: string): QuotesFound => {
  const text = asQuoted(withinHorizon(answer))
  const whole = allOf(text, false)
  const quotes = whole === null ? [] : [whole]
  return { text, whole, all: quotes, alone: quotes }
}
