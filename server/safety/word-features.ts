const ending = /(?:'s|'ll|'d|'ve|'re|'m|(?<=\w{3})(?:ing|ed|es|s|ly))$/u
const doubled = /([bdfgklmnprt])\1$/u

/** Words that stand for the same in such sentences, under a name of their own. */
const classes: Readonly<Record<string, string>> = {
  PARTNER:
    'he she you they husband wife partner boyfriend girlfriend fiance fiancee ex spouse hubby missus',
  THEM: 'him her them',
  THEIRS: 'his their your',
  KIN: 'mum mom mother dad father sister brother uncle stepdad stepfather stepmum parents family grandad',
  CHILD:
    'kid kids child children son sons daughter baby babies toddler newborn infant boy girl teenager nephew niece stepson stepdaughter twin twins',
  LIMB: 'arm arms hand hands wrist wrists finger fingers hair neck throat face skin leg legs head skull jaw nose teeth tooth rib ribs foot feet toe toes shoulder stomach belly back thigh ankle ear lip lips eye eyes cheek mouth chest fist',
  WEAPON:
    'knife knives razor blade gun bat belt hammer axe iron scissors needle rope noose acid petrol poison bottle stick pan cable cord pillow screwdriver shotgun rifle bullet',
  HARM: 'hit slap smack punch kick choke strangle beat headbutt backhand thrash whack thump batter stab bash bite bit shove push drag yank throw threw chuck hurl fling flung slam ram smash burn scratch claw squeeze twist pinch shake shook whip spank knock trip bruise hurt harm cut stamp spat spit grab pin drown bury',
  DEATH: 'die dead death kill suicide grave coffin funeral murder bury hang overdose dying',
  FEAR: 'scared afraid frightened terrified petrified fear scare frighten terrify dread flinch froze freeze tremble panic',
  FORCE:
    'force made make makes demand insist order must obey allow let permission permit forbid forbidden threaten threat warn swear swore punish owe refuse control',
  PILLS: 'pill pills tablet tablets medication meds painkillers packet drops drug drugs',
  SEX: 'sex naked nude nudes condom rape bed sleep body undress touch grope kiss',
  SPY: 'phone messages texts email emails location camera cameras tracker password passwords receipts account passport keys salary wages money card',
  TEARS: 'cry cried crying beg begged scream screamed sob stop',
  PLAY: 'laugh laughed giggled lol haha game film song party dance danced funny holiday',
}

const stemOf = (word: string): string => word.replace(ending, '').replace(doubled, '$1')

const classOf = new Map(
  Object.entries(classes).flatMap(([name, words]) =>
    words.split(' ').flatMap(
      (word) =>
        [
          [word, name],
          [stemOf(word), name],
        ] as const,
    ),
  ),
)

const pairsOf = (words: readonly string[], apart: number): string[] =>
  words.slice(apart).map((word, at) => `${words[at]}${'_'.repeat(apart)}${word}`)

/** What a sentence in readable form is weighed by: its words without endings, what they stand for, and pairs. */
export function featuresOf(sentence: string): string[] {
  const full = sentence.match(/[\p{L}\d']+/gu) ?? []
  const words = full.map(stemOf)
  const kinds = words.map((word, at) => classOf.get(full[at] ?? '') ?? classOf.get(word) ?? word)
  return [
    ...new Set([
      ...words,
      ...kinds,
      ...pairsOf(words, 1),
      ...pairsOf(kinds, 1),
      ...pairsOf(kinds, 2),
    ]),
  ]
}

const longest = 40

/** A text by its sentences; an endless one in pieces. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?;\n])\s/u).flatMap((sentence) => {
    const words = sentence.split(' ')
    const pieces: string[] = []
    for (let at = 0; at < words.length; at += longest) {
      pieces.push(words.slice(at, at + longest).join(' '))
    }
    return pieces
  })
