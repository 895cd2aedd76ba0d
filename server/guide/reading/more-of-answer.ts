import { isUnfinished } from '#contract/as-quoted.ts'
import { isAllOf } from '#server/guide/rules/all-of-answer.ts'
import { judging } from '#server/guide/rules/banned-words.ts'
import { withoutSign } from '#server/guide/words.ts'
import { longestQuote } from '#server/meaning/clauses.ts'
import { plainly } from '#server/meaning/plainly.ts'
import { accuses, type Quote, type QuotesFound, withoutSparing } from './quotes.ts'
import { asksOfPartner, isPointing } from './stands-alone.ts'

/** A quote with so much of its answer stands for all of it, unless the rest comes from the heart. */
const enough = 0.7
/** An answer of so many words comes to its point at its end, however much of its beginning is shown. */
const longAnswer = 50
/** The most words of one answer that are shown in two quotes. */
export const mostInTwo = 58
/** A beginning of so many words is enough beside what the answer comes to. */
const leastOfShorter = 6
/** So many others are tried beside a quote. */
const most = 6
/**
 * What another one has to rank and how many words it has to have, right after the quote or apart from it. Set by reading
 * what came of 180 pairs; of 48 texts with a second quote blind readers preferred 31 to those with one.
 */
const least = { next: { rank: 1, words: 2 }, apart: { rank: 1.5, words: 4 } } as const

const sentenceEnded =
  /(?:(?:[.!?…\n]|\u00A0\/)["”’')]{0,2}\s{1,4}|\p{Extended_Pictographic}\s{0,4})$/u
const atSentenceEnd = /^(?:$|["”’')]*\s*[.!?…\n]|\u00A0\/\s|\s*\p{Extended_Pictographic})/u
const comma = /^\s*,\s*$/u
/** What comes after it says the other half: “Selling the cows. I did not sleep for a month but | I've had supper with you since”. */
const turning = /[\p{L}\p{N},]\s+but\s+$/iu
const withSubject = /^(?:i|we|he|she|they)(?:['’]\p{L}+)?\s/iu
/** Apart from the quote a sentence says whose it is: “Was a good lasagna tho”, “some days I remember” hang on what is not shown. */
const tellsWhose =
  /^(?:(?:and|but|so) )?(?:(?:i|we|you|u|he|she)(?:['’]\p{L}+)?|im|ive|id|my|our|your)\s/iu
/** What softens or takes back what was said right before it: “there's three that I haven't told you about. sorry”. */
const softening =
  /^[\s.!?…,)]*(?:sorry|but|though|only (?:joking|kidding)|just kidding|(?:ha)+h?\b|lol|i know\b|no offence|not that|not really|or not\b|as if\b|(?:just|only) teasing|jk\b|xd\b|hehe|if\b|unless|😂|🤣|😜|😝|😆|😅|😹|😉)/iu
/** Something that was named in a part that is not shown: “I already told them”. */
const pointing =
  /^(?:it|its|it's|that|that's|this|those|these|then|there)\b|\b(?:them|they|their|they've|they're|they'd|same|ones?|too|also|otherwise|either|neither|instead|the other|turns out)\b|\b(?:that|this|it)$/u
const ofSomebody = /\b(?:he|she|him|her|his|hers|he's|she's|he'd|she'd|he'll|she'll)\b/u
/** What asks something of the other, or holds something up to them: a second quote adds no barb. */
const demanding =
  /\bplease\b|\bno more\b|(?:^|[.!?;,] )(?:just |so |and )?(?:don't|dont|do not|stop|let me|leave|give me|no \p{L}+ing)\b(?! (?:know|think|care|mind|want|need|like|even|really|have|get me)\b)|\byou (?:do|don't|dont|minded|moan|never|always|still|just|only|could|should|were|said)\b|\bin your (?:family|house)\b|\byour (?:sister|mother|mum|mom|brother|dad|father|family)\b|\bwish (?:he|she|you|they)(?:'d| had| would)\b/u
/** What is bitter, whoever it is said to. */
const bitter =
  /\b(?:shame (?:it|that|you|we|he|she)|for once|my ex|(?:live|living|be|being) on my own|without (?:you|him|her)|cannot stand|can't stand|cant stand|fed up|sick of|we both know|gone? quiet|silent|silence)\b|\b(?:like|love|enjoy)(?:d|ed)? (?:it )?when (?:you|he|she)(?:'re| are|'s| is|'ve| was| were)? (?:out|away|asleep|gone|not|elsewhere)\b|\bthanks (?:for (?:nothing|noticing)|a lot)\b|\b(?:left|be) alone\b|\b(?:some|my|more) space\b|^you did (?:say|thank|try|ask|tell|offer|manage)\b|^you (?!.*\b(?:for me|with me|to me|for us|with us|thank|made me (?:laugh|smile)|my|our)\b)/u
/**
 * What a long answer comes to is mostly kind, and mostly not first: “So thank you. I don't think I said it properly”, “I like
 * it better with your pencils there anyway”, “You rubbing my neck helps the most”, “We got through because Leila kept it going”.
 */
const heartfelt =
  /^(?:(?:so|but|and|also|really|honestly),? )*(?:(?:thank you|thanks)\b(?! (?:for (?:nothing|noticing|asking|that|once)|a (?:lot|bunch))\b)|i(?:'d|d| would)? (?:(?:really|also|just|still|do|did|always) )?(?:like|love|liked|loved|miss|missed|enjoy|enjoyed)\b|i(?:'m| am|m|'ve been| was| felt| feel) (?:(?:so|just|really|very|always) )?(?:glad|grateful|thankful|happy|lucky|touched|safe|loved|proud|scared|frightened|ashamed|embarrassed|lonely|alone with (?:this|that|it)|useless|helpless)\b)|^it (?:was(?:n't|nt| not| never)|isn't|isnt|is not|is never) you\b|^we (?:\S+ ){1,4}because (?!(?:of|i|it|its|it's|the|there|that|this|my|i'm)\b)|\b(?:helps? (?:me |us )?(?:the )?most|means? (?:a lot|so much|the world|everything)|made me (?:cry|laugh|smile|feel)|the best (?:bit|part|thing)|my favou?rite)\b/u
/** What the other is told here for the first time: “I never told you that, I kept it”, “which I believe I never told you”. */
const confessed =
  /\b(?:i (?:\S+ )?|i['’]?ve (?:\S+ )?)(?:never|not) (?:told|said(?: (?:it|this|that|so))? (?:it )?(?:to )?|shown|showed) (?:you|him|her|anyone|anybody|a soul)\b|\bi (?:haven't|have not|havent|didn't|did not|didnt) (?:told?|tell|shown?|say(?: (?:it|this|that))? to) (?:you|him|her|anyone|anybody)\b|\b(?:nobody|no one|you don't|you dont|he doesn't|she doesn't) knows? (?:this|that i|about this)\b/u
/** It is of something that was named in a part that is not shown: “I'd like that one”. */
const ofUnshown = /^(?:\S+ ){1,3}(?:that|this|those|these|it)\b(?! (?:when|if|that|better|how)\b)/u
/** What only adds to such a wish after a comma: “the stories from your village | , the goat one and the others”. */
const goesOnAfter = /^, (?:the|an?|my|your|because|cos|so|which|like|even|even though)\s/iu
/**
 * How much rather that is shown beside a quote, what is told for the first time in it, and what a long answer ends with, where it
 * mostly comes to its point; and, beside a later part, the beginning, which mostly says what was asked for.
 */
const [ofHeart, ofConfession, ofEnd, ofEndWord, ofBeginning] = [3, 6, 2, 0.3, 11]
/** The end of an answer may rank lower than another part of it. */
const leastOfEnd = -6
const leastWordsOfEnd = 6
/** A beginning of so few words is enough beside the end. */
const leastBeforeEnd = 3
/** It goes on from what is not shown: “Sorry. But it is. It made me sad”. */
const goesOnFrom =
  /^(?:sorry\b[.,!]? )?(?:but|and|so) (?:it|that|this)(?:'s| is| was| does| did| has)\b/u
/** A short first sentence about an “it” that is not shown, which a reader would take for what is: “I am still vexed about it”. */
const hangsOn =
  /^(?=(?:\S+ ){0,8}?(?:it|that|this|them|those)\b)(?:[^\s.!?…]+ ){0,8}[^\s.!?…]+(?:[.!?…]|$)|^(?:[^\s.!?…]+ ){0,8}(?:start(?:ed)?|bring(?: up)?|have|had|want(?:ed)?) (?:that|this|those|these) (?:talk|row|fight|chat|conversation|question|argument|subject|topic)\b/u
/** Who is asked what helps, or what the other could do, may ask for it. */
const asksForHelp =
  /\b(?:helps?|need|from your partner|(?:like|love|want|good) to (?:be (?:asked|told|spoken to|held|met)|hear)|your partner (?:to|could|would|can|do|say|understand))\b/iu
const aside =
  /\b(?:when|now) (?:that )?i (?:write|type|read|say) (?:it|this|that)\b|^(?:silly|thats it|that's it)\b/u

/** So many signs tell whether a sentence begins or ends there. */
const around = 16

const endOf = ({ text, start }: Quote): number => start + text.length

/** A quote may end with the sign of its sentence. */
const signed = /[!?]{1,3}$/u
/** Its words in plain letters, without it. */
const bareOf = ({ text }: Quote): string => plainly(withoutSign(text))
const isConfessed = (quote: Quote): boolean => confessed.test(bareOf(quote))
const comesFromHeart = (quote: Quote): boolean =>
  isConfessed(quote) || (heartfelt.test(bareOf(quote)) && !ofUnshown.test(bareOf(quote)))

const isEndOf = (quote: Quote, text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(text.slice(endOf(quote), endOf(quote) + around))

const inOrder = (one: Quote, other: Quote): readonly [Quote, Quote] =>
  one.start < other.start ? [one, other] : [other, one]

/** What stands between two quotes, and whether that is nothing but a sign. */
const between = (first: Quote, then: Quote, text: string) => {
  const signs = text.slice(endOf(first), then.start)
  return { signs, isNothing: !/[\p{L}\p{N}]/u.test(signs) }
}

type From = Pick<QuotesFound, 'all' | 'text'> & {
  /** How many words the answer has. */
  words: number
  question: string
}

/** Whether more of an answer may stand beside a quote of it that stands alone. */
const mayStandBeside = (more: Quote, shown: Quote, { text, question }: From): boolean => {
  const [first, then] = inOrder(shown, more)
  if (then.start < endOf(first) || more.words + shown.words > mostInTwo) return false
  const { signs, isNothing } = between(first, then, text)
  const isNext = isNothing && more === then
  const bounds = least[isNothing ? 'next' : 'apart']
  const isEnd = more === then && isEndOf(more, text)
  if (more.rank < (isEnd ? leastOfEnd : bounds.rank)) return false
  if (more.words < (isEnd && !isNothing ? leastWordsOfEnd : bounds.words)) return false
  const before = text.slice(Math.max(0, more.start - around), more.start)
  const after = text.slice(endOf(more), endOf(more) + around)
  const begins =
    more.start === 0 ||
    sentenceEnded.test(before) ||
    (isNext && comma.test(signs)) ||
    (turning.test(before) && withSubject.test(more.text))
  const plain = bareOf(more)
  const isHeartfelt = comesFromHeart(more)
  const ends =
    signed.test(more.text) || atSentenceEnd.test(after) || (isHeartfelt && goesOnAfter.test(after))
  if (!begins || !ends || softening.test(after)) return false
  const mayAsk = isEnd && asksForHelp.test(question)
  if ([aside, bitter, judging].some((sign) => sign.test(plain))) return false
  if ((!mayAsk && demanding.test(withoutSparing(plain))) || accuses(plain)) return false
  // What an answer begins with points to nothing before it.
  if (isNext || more.start === 0) return true
  if (goesOnFrom.test(plain)) return false
  // The whole answer stands above: its end may point to what is left out, but not by a few words that hang on it alone.
  if (isEnd && !isHeartfelt) return !hangsOn.test(plain)
  if (more === then && isHeartfelt) return true
  if (more === then && !tellsWhose.test(more.text)) return false
  const isOfPartner = asksOfPartner(question) || ofSomebody.test(plainly(shown.text))
  return !pointing.test(plain) && !isPointing(plain) && (isOfPartner || !ofSomebody.test(plain))
}

/** Both in the order of the answer; in one where nothing stands between them and they are short enough. */
const together = (shown: Quote, more: Quote, text: string): Quote => {
  const [first, then] = inOrder(shown, more)
  const [words, rank] = [first.words + then.words, shown.rank + more.rank]
  const run = text.slice(first.start, endOf(then))
  const isApart = !between(first, then, text).isNothing || run.includes('\n')
  if (words > longestQuote || isApart) return { ...first, words, rank, more: then }
  return { ...first, words, rank, text: run, isAll: isAllOf(run, text) }
}

/** The same beginning, sentences earlier: it leaves room for what a long answer comes to. */
const shorterOf = (shown: Quote, { all, text }: From): Quote[] =>
  all.filter(
    (quote) =>
      quote.start === shown.start &&
      quote.words < shown.words &&
      quote.words >= leastBeforeEnd &&
      quote.rank >= least.next.rank &&
      !isUnfinished(quote.text) &&
      (signed.test(quote.text) ||
        atSentenceEnd.test(text.slice(endOf(quote), endOf(quote) + around))),
  )

/**
 * A quote with more of the same answer beside it, where much of it is left: a whole sentence, or the rest of one, that can
 * stand there and asks nothing of the other. Best first, at most six; [] where there is none.
 */
export const withMore = (shown: Quote, from: From): Quote[] => {
  const heartfelts = new Set(from.all.filter(comesFromHeart))
  const endsFromHeart = [...heartfelts].some(
    (quote) => quote.start > endOf(shown) && isEndOf(quote, from.text),
  )
  const isMost = shown.words >= from.words * enough
  if (
    shown.isAll ||
    (isMost && !endsFromHeart && (from.words < longAnswer || isEndOf(shown, from.text)))
  )
    return []
  const ends = new Set(from.all.filter((quote) => isEndOf(quote, from.text)))
  const extra = (more: Quote) =>
    (heartfelts.has(more) ? ofHeart : 0) +
    (isConfessed(more) ? ofConfession : 0) +
    (ends.has(more) ? ofEnd + more.words * ofEndWord : 0) +
    (more.start === 0 ? ofBeginning : 0)
  const beside = (quote: Quote, some: Iterable<Quote>) =>
    [...some]
      .filter((more) => mayStandBeside(more, quote, from))
      .map((more) => ({ quote, more: { ...more, rank: more.rank + extra(more) } }))
  const shorter = shorterOf(shown, from)
  const all = [
    ...beside(shown, from.all),
    ...shorter
      .filter(({ words }) => words >= leastOfShorter)
      .flatMap((quote) => beside(quote, heartfelts)),
    ...shorter.flatMap((quote) => beside(quote, ends)),
  ]
  // An end that comes from the heart is left out by none, where it may stand there.
  const toHeart = all.filter(({ more }) => heartfelts.has(more) && ends.has(more))
  return (toHeart.length > 0 ? toHeart : all)
    .toSorted(
      (one, other) =>
        other.quote.rank + other.more.rank - one.quote.rank - one.more.rank ||
        one.more.start - other.more.start,
    )
    .slice(0, most)
    .map(({ quote, more }) => together(quote, more, from.text))
}
