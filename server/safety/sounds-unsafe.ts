import { children } from './lexicon/children.ts'
import { control } from './lexicon/control.ts'
import { fear } from './lexicon/fear.ts'
import { force } from './lexicon/force.ts'
import { parts } from './lexicon/parts.ts'
import { sayings } from './lexicon/sayings.ts'
import { selfHarm } from './lexicon/self-harm.ts'
import { threats } from './lexicon/threats.ts'
import { violence } from './lexicon/violence.ts'
import { readable } from './readable.ts'
import { type WordWeights, weightOf } from './weight-of.ts'
import { sentencesOf } from './word-features.ts'
import learned from './word-weights.json' with { type: 'json' }

/** The patterns of a lexicon, one a line, with the parts put in for their names. */
const phrasesOf = (lexicon: string): RegExp[] =>
  lexicon
    .trim()
    .split('\n')
    .map((line) => {
      let source = line
      while (/\{[a-zA-Z]+\}/.test(source)) {
        source = source.replace(/\{([a-zA-Z]+)\}/g, (_, name: string) => parts[name] ?? '')
      }
      return new RegExp(source, 'gu')
    })

const dangers = [selfHarm, fear, violence, control, force, children, threats].flatMap(phrasesOf)
const harmless = phrasesOf(sayings)

/** What a playful writer adds; it turns "I could kill you" into a joke. */
const playfulSigns =
  /\b(?:lol|lmao|rofl|ha(?:ha)+|hehe|jk|just kidding|kidding|joking|jokingly|xd)\b|😂|🤣|😜|😝|😆|😅|😹/u

/** Threats that a playful sign beside them may turn into a joke. */
const sayingsOfAnger = phrasesOf(String.raw`
\b{threat} (?:\w+ ){0,2}(?:kill|murder|strangle|throttle|hit|slap|smack|punch) (?:you|him|her|them|me)\b
\bwanted to (?:kill|strangle|murder|throttle) (?:you|him|her|them)\b
`)

const fearedByName =
  /\b(?:[Aa]fraid|[Ss]cared|[Ff]rightened|[Tt]errified) of (?!Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Christ|Easter|Covid|COVID|AI|I\b|I'm|Brexit|God|Dublin|London)[A-Z][a-z]+(?=$|[.,!?;]| (?:when|and|sometimes|at|again|lately|because|now|since|if)\b)/u

/** What a sentence must weigh to be heard without the lexicon. */
const heavy = 0.9

const without = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, ' , '), text)

const longest = 20_000

/** A text that is very long once it is readable (one sign may stand for many) is read at its start and its end. */
const piecesOf = (text: string): string[] =>
  text.length <= longest ? [text] : [text.slice(0, longest / 2), text.slice(-longest / 2)]

/** A detector with these weights of words; the shipped one is `soundsUnsafe`. */
export function hearsDanger(words: WordWeights): (text: string) => boolean {
  const hears = (text: string): boolean => {
    const plain = without(text, harmless)
    const serious = playfulSigns.test(plain) ? without(plain, sayingsOfAnger) : plain
    return (
      dangers.some((danger) => serious.search(danger) >= 0) ||
      sentencesOf(serious).some((sentence) => weightOf(sentence, words) > heavy)
    )
  }
  return (text) => fearedByName.test(text) || piecesOf(readable(text)).some(hears)
}

/**
 * Whether a text sounds like self-harm, fear, force or control, harm to a child or a threat, to its
 * author or by them. Sayings such as "this job is killing me" are set aside first; then the lexicon
 * looks for what is said outright, and the weights of the words of each sentence for what is said
 * round about. Made to miss little; keeps nothing.
 */
export const soundsUnsafe: (text: string) => boolean = hearsDanger({
  bias: learned.bias,
  weights: new Map(Object.entries(learned.weights)),
})
