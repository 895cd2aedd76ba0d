import { plainly } from '#server/meaning/plainly.ts'
import { type OurCard, ourSentences } from './our-sentences.ts'
import type { Names } from './quoted-spans.ts'
import { readSentences } from './telling-sentences.ts'
import { type Findings, when } from './text-faults.ts'

const other = '(?:the other(?: one)?|your partner|one of you)'

/**
 * What a question does that presses, compares, blames or takes something for granted. A model that means well asks so now
 * and then, and nothing else in a text is as free.
 */
const faults: readonly (readonly [fault: string, pattern: RegExp])[] = [
  [
    'compares the two',
    /\b(?:which|who|(?<!\bso \w+ (?:\w+ ){0,3}that )neither|none) of (?:you|the two)\b|^who\b(?! (?:else|(?:is|was|were) (?:there )?with|in your (?:life|family)|taught|told|showed|made|would you (?:two )?like))|\b(?:worth more|more important|second to)\b/,
  ],
  [
    'takes something bad for granted',
    /\b(?:worse|worst|wrong|(?:the|an) easier|(?:the|a) harder|truth|(?<!\b(?:other|it|that|annone|anntwo|somebody|\w+day|dog|cat) (?=lies (?:on|in|down|there|next|beside|awake|under|back)\b))lies?|lied|fibs?|secrets?|hid(?:e|es|ing|den)?|fool(?:s|ed|ing)?|coward|greedy|rubbish|spoil\w*|nerves|bores?|made up(?! (?:your|their|his|her) minds?\b)|not so)\b/,
  ],
  ['is too private', /\b(?:naked|in bed|undress\w*)\b/],
  [
    'presses',
    /\b(?:how (?:much|many) (?:more|longer)|how long|how come|finally|still not|what (?:stops?|keeps?|kept|stopped) (?:you|the other|each)|what would it take|what if|how sure|what is it (?:with|about) (?:you|the other)|giv(?:e|es|ing) in|put up with|from now on|the point of|real point|really (?:about|argu\w+)|in truth|if you had|what would happen if|children of your own|do differently on|say about you|get away from|stop(?:ped)? talking|good again)\b|^when (?:will|are you|do you)\b(?=.*\b(?:will|going to)\b)|\bwhen\b.*\bwill you two\b|\bcould you two\b.*\bthis week\b/,
  ],
  [
    'says what the other does not do',
    new RegExp(
      `\\b${other}(?: \\w+)? (?:(?:does|did|has|is|was|would) not(?! (?:yet )?(?:seen|heard|met|read)\\b)|can ?not|(?:does|did|has|is|was|ca|wo)n't|never)\\b|\\bwish ${other} had\\b`,
    ),
  ],
  [
    'asks for something to be done better',
    /^(?:how|what|when|where) (?:can|could|will|might)\b[^?]*\b(?:better|differently|instead|less|learn|take over|the (?:loud|quiet|lazy|tired|one who) )/,
  ],
  [
    'asks what is kept from the other',
    /\bkeep(?:s|ing)?\b[^?]{0,20}\b(?:from (?:the other|each other|your partner)|away)\b/,
  ],
]

/** Of a grave matter. */
const grave =
  /\b(?:died|dies|dying|death|dead|scan|illness|dialysis|cancer|funeral|unveiling|miscarr\w*|never had any)\b/
/** What a question does not touch where an answer tells of one. */
const sore = /\b(?:bab(?:y|ies)|child(?:ren)?|differently|replace\w*|instead)\b/

const meetingFaults =
  /\bone of you\b.*\bthe other\b|\b(?:not|nobody|neither|alone)\b|n't\b|\b(?:you both|both of you) know\b/

/**
 * A check of the question with which a text ends, and of a sentence on how the two meet, unless they are sentences of the
 * card or of ours: neither names one of the two alone, and neither presses, compares nor blames.
 */
export function createQuestionCheck(
  answers: readonly (string | null)[],
  card: OurCard,
  names: Names,
): (text: string) => Findings {
  const isGrave = grave.test(plainly(answers.join(' ')))
  let ours: ReadonlySet<string> | undefined
  const isOurs = (sentence: string): boolean => {
    ours ??= ourSentences(card, names, null)
    return ours.has(sentence)
  }
  return (text) =>
    readSentences(text, names).sentences.flatMap((sentence) => {
      if (sentence.includes('…') && !sentence.endsWith('?')) return []
      const low = plainly(sentence)
      const named = [/\bannone\b/.test(low), /\banntwo\b/.test(low)]
      if (!sentence.endsWith('?')) {
        const isFaulty = named.includes(true) || meetingFaults.test(low)
        if (!isFaulty || isOurs(sentence)) return []
        return ['the sentence on how they meet sets one against the other']
      }
      const found = faults.filter(([, pattern]) => pattern.test(low)).map(([fault]) => fault)
      const isToOne = named.filter(Boolean).length === 1
      const isSore = isGrave && sore.test(low)
      if ((found.length === 0 && !isToOne && !isSore) || isOurs(sentence)) return []
      return [
        ...found.map((fault) => `the question ${fault}`),
        ...when(isToOne, 'the question names one of the two alone'),
        ...when(isSore, 'the question touches a sore place'),
      ]
    })
}
