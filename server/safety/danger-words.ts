import { children } from './lexicon/children.ts'
import { control } from './lexicon/control.ts'
import { dutch } from './lexicon/dutch.ts'
import { fear } from './lexicon/fear.ts'
import { force } from './lexicon/force.ts'
import { french } from './lexicon/french.ts'
import { german } from './lexicon/german.ts'
import { hindi } from './lexicon/hindi.ts'
import { italian } from './lexicon/italian.ts'
import { mandarin } from './lexicon/mandarin.ts'
import { maori } from './lexicon/maori.ts'
import { named } from './lexicon/named.ts'
import { outright } from './lexicon/outright.ts'
import { hasAny, phrasesOf, without } from './lexicon/phrases.ts'
import { portuguese } from './lexicon/portuguese.ts'
import { listenerFor } from './lexicon/read-language.ts'
import { sayings } from './lexicon/sayings.ts'
import { selfHarm } from './lexicon/self-harm.ts'
import { spanish } from './lexicon/spanish.ts'
import { threats } from './lexicon/threats.ts'
import { violence } from './lexicon/violence.ts'
import { readable, withoutAccents } from './readable.ts'

const english = [selfHarm, fear, violence, control, force, children, threats, named].flatMap(
  (lexicon) => phrasesOf(lexicon),
)
const farLanguages = [maori, hindi, mandarin].flatMap((lexicon) => phrasesOf(lexicon))
const isToldElsewhere = listenerFor([german, french, spanish, portuguese, italian, dutch])
const harmless = phrasesOf(sayings)
const enough = phrasesOf(outright)

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

const longest = 20_000

/** A text that is very long once it is readable (one sign may stand for many) is read at its start and its end. */
const piecesOf = (text: string): string[] =>
  text.length <= longest ? [text] : [text.slice(0, longest / 2), text.slice(-longest / 2)]

/** Each line a sentence. A search for a line's end from each of a long run of gaps would take the square of the time. */
const asSentences = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('. ')

function isLikelyIn(text: string): boolean {
  const plain = without(text, harmless)
  return hasAny(playfulSigns.test(plain) ? without(plain, sayingsOfAnger) : plain, english)
}

const isToldInAnotherLanguage = (text: string): boolean =>
  hasAny(text, farLanguages) || isToldElsewhere(text)

/**
 * Whether a text says in words what often means danger: `certain` where these words are all there is to go
 * by, in a language whose meaning the encoder does not know or said outright; `likely` in other English,
 * sayings set aside.
 */
export function dangerWordsIn(text: string): 'certain' | 'likely' | null {
  const lines = piecesOf(readable(asSentences(text)))
  if (lines.map(withoutAccents).some(isToldInAnotherLanguage)) return 'certain'
  const pieces = piecesOf(readable(text))
  if (pieces.some((piece) => hasAny(without(piece, harmless), enough))) return 'certain'
  return fearedByName.test(text) || pieces.some(isLikelyIn) ? 'likely' : null
}
