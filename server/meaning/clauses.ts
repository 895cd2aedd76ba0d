/** How a clause begins or ends: at the edge of a sentence, at a comma, at a word that joins, or at one that only adds. */
export type Edge = 'sentence' | 'comma' | 'joint' | 'soft'

/** A run of words that can stand alone, exactly as it is in its answer: `answer.slice(start, end)`. */
export type Clause = {
  text: string
  start: number
  end: number
  words: number
  opens: Edge
  closes: Edge
}

export const clauseWords = { least: 3, most: 12 } as const
/** A sentence that is shown from its beginning, and all of a short answer, may be so much longer than a part of one. */
export const longestQuote = 60

/** Only this much of an answer is looked at, in UTF-16 units. */
const horizon = 2_000
const mostClauses = 120
const mostEdges = 12
const mostRuns = 30

type Word = { plain: string; start: number; end: number }
/** A place between two words where a clause may begin or end. */
type Border = { before: Edge; after: Edge }

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u))
const joining =
  setOf(`and but so because cause cuz bc since though although while when whenever where
  if unless until then or yet which who that whereas plus except as than`)
/** A clause may begin after these, and not with them. */
const leftBehind = setOf(`and but so because cause cuz bc then or yet plus well honestly actually
  basically probably maybe perhaps yeah yes no ok okay oh um uh hmm anyway also though that which who than
  mostly like still idk tbh haha lol`)
/** After these somebody's thought or words begin. */
const telling = setOf(`think thought guess suppose know knew say said mean realise realised realize
  realized believe feel felt hope hoped wish told see saw mean meant figured swear means like was is`)
const adding =
  setOf(`for in on at with by from to after before during without instead around through
  along over under until since about of into than not`)
/** A clause does not end on these. */
const dangling =
  setOf(`a an the and or but nor so if then than that my your our his her their its of
  to in into for from with without at by on about because until while although as am is are was were be
  been being very really too just quite i we he she they who which what i'm we're you're it's he's she's
  can could will would should may might must do does did don't doesn't didn't have has had not no get got
  when where how why each every some any both more most such`)
const person =
  setOf(`i i'm im i've ive i'd id i'll ill you you're youre you've you'd you'll we we're
  we've we'd we'll he he's she she's they they're it it's its my your our his her their there there's
  nobody everyone somebody someone everybody the a an this that these those what how`)

const opening = new Set(['"', '“', '«', '(', '['])
const closing: Readonly<Record<string, string>> = {
  '”': '“',
  '»': '«',
  ')': '(',
  ']': '[',
  '"': '"',
}

const bare =
  /[\p{L}\p{N}#$€£%&'’][\p{L}\p{N}\p{M}'’&%$€£@:.,/+-]*[\p{L}\p{N}\p{M}%]|[\p{L}\p{N}]\p{M}*/u

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/\S+/gu)].flatMap(
    ({ 0: token, index }) =>
      token
        .split(/(?<=\p{L}[.!?…—–]+|\p{Extended_Pictographic})(?=[\p{L}])|(?<=\p{L})(?=[—–/])/u)
        .reduce<{ at: number; words: Word[] }>(
          ({ at, words }, part) => {
            const found = bare.exec(part)
            const start = index + at + (found?.index ?? 0)
            const word = found && {
              plain: found[0].toLowerCase().replace(/’/gu, "'"),
              ...{ start, end: start + found[0].length },
            }
            return { at: at + part.length, words: word ? [...words, word] : words }
          },
          { at: 0, words: [] },
        ).words,
  )

const halting = /[.!?;:…\n]|\p{Extended_Pictographic}|\s[-–—]+\s|[–—]|\u00A0\/\s/u
const pausing = /[,()"“”«»/]/u

/** What stands between two words, as a place where one clause may end and another begin. */
function borderBetween(between: string, last: Word, next: Word): Border | undefined {
  if (halting.test(between)) return { before: 'sentence', after: 'sentence' }
  if (pausing.test(between)) return { before: 'comma', after: 'comma' }
  if (joining.has(next.plain)) return { before: 'joint', after: 'joint' }
  if (leftBehind.has(last.plain)) return { before: 'soft', after: 'joint' }
  if (telling.has(last.plain) && person.has(next.plain)) return { before: 'soft', after: 'joint' }
  if (adding.has(next.plain)) return { before: 'soft', after: 'soft' }
  if (person.has(next.plain) && next.plain.length > 1) return { before: 'soft', after: 'soft' }
  return undefined
}

/** Whether a stretch opens a quote or a bracket that it does not close, or the other way round. */
function isTorn(text: string): boolean {
  const open: string[] = []
  for (const sign of text) {
    const partner = closing[sign]
    if (partner !== undefined && open.at(-1) === partner) open.pop()
    else if (opening.has(sign)) open.push(sign)
    else if (partner !== undefined) return true
  }
  return open.length > 0
}

/** Where words end with the bracket that their last one stands in: “(i have diagrams” and its “)”. */
const withBracket = (text: string, { start, end }: { start: number; end: number }): number => {
  const [ending = ''] = /^[.!?…]{0,3}[)\]]/u.exec(text.slice(end, end + 4)) ?? []
  return ending !== '' && isTorn(text.slice(start, end)) ? end + ending.length : end
}

/** Words from one place where a clause may begin to the next where a sentence ends. */
function sentencesOf(text: string, words: readonly Word[]) {
  const sentences: { words: Word[]; borders: (Border | undefined)[] }[] = []
  for (const [at, word] of words.entries()) {
    const previous = words[at - 1]
    const border = previous && borderBetween(text.slice(previous.end, word.start), previous, word)
    const sentence = sentences.at(-1)
    if (!sentence || border?.before === 'sentence') sentences.push({ words: [word], borders: [] })
    else {
      sentence.words.push(word)
      sentence.borders.push(border)
    }
  }
  return sentences
}

const within = (answer: string): string => {
  if (answer.length <= horizon) return answer
  const start = answer.slice(0, horizon)
  return start.slice(0, Math.max(start.search(/\s\S*$/u), 0))
}

/** Whole sentences from one word to another as a clause; [] where they tear a quote or a bracket, or run over lines. */
function wholeSentences(
  text: string,
  { first, last, words }: { first: Word | undefined; last: Word | undefined; words: number },
): Clause[] {
  if (!first || !last) return []
  const { start } = first
  const end = withBracket(text, { start, end: last.end })
  const run = text.slice(start, end)
  if (run.includes('\n') || isTorn(run)) return []
  return [{ text: run, start, end, words, opens: 'sentence', closes: 'sentence' }]
}

/** Runs of two and more whole sentences that together have so many words. */
function runsOf(
  text: string,
  sentences: readonly (readonly Word[])[],
  { least, most }: { least: number; most: number },
): Clause[] {
  return sentences.flatMap((_, from) => {
    const runs: Clause[] = []
    let words = sentences[from]?.length ?? 0
    for (let to = from + 1; to < sentences.length; to += 1) {
      words += sentences[to]?.length ?? 0
      if (words > most) break
      if (words < least) continue
      const [first, last] = [sentences[from]?.[0], sentences[to]?.at(-1)]
      runs.push(...wholeSentences(text, { first, last, words }))
    }
    return runs
  })
}

/**
 * The clauses of an answer that can be quoted: 3 to 12 words, fewer if the answer is shorter, none that
 * tears a quote or a bracket apart; short sentences that follow each other, too. They may overlap;
 * which is worth quoting, a head says.
 */
export function clausesOf(answer: string): Clause[] {
  const text = within(answer)
  const all = wordsIn(text)
  const least = Math.min(clauseWords.least, all.length)
  const sentences = sentencesOf(text, all)
  const clauses = runsOf(
    text,
    sentences.map(({ words }) => words),
    { least, most: clauseWords.most },
  ).slice(0, mostRuns)
  for (const { words, borders } of sentences) {
    const begins = words.flatMap((_, at): { at: number; edge: Edge }[] => {
      if (at === 0) return [{ at, edge: 'sentence' }]
      const border = borders[at - 1]
      return border ? [{ at, edge: border.after }] : []
    })
    const isEnd = (at: number): Edge | undefined =>
      at === words.length - 1 ? 'sentence' : borders[at]?.before
    for (const { at: from, edge: opens } of begins) {
      let ends = 0
      for (let to = from; to < Math.min(words.length, from + clauseWords.most); to += 1) {
        const [first, last, closes] = [words[from], words[to], isEnd(to)]
        if (!first || !last || closes === undefined || to - from + 1 < least) continue
        if (from < to && leftBehind.has(first.plain) && !(from === 0 && to === words.length - 1))
          continue
        if (closes !== 'sentence' && closes !== 'comma' && dangling.has(last.plain)) continue
        const clause = text.slice(first.start, last.end)
        if (isTorn(clause)) continue
        clauses.push({
          ...{ text: clause, start: first.start, end: last.end, words: to - from + 1 },
          ...{ opens, closes },
        })
        ends += 1
        if (ends >= mostEdges) break
      }
    }
    if (clauses.length >= mostClauses) break
  }
  return clauses.slice(0, mostClauses)
}

/**
 * What of an answer can be quoted besides its clauses, all of it from the beginning of its first sentence: what
 * is a little too long for a clause, up to the end or a comma; whole sentences that are, together, no longer than that
 * (“The big shop. I push, you steer …”); or one or two words that are the whole sentence, which often name what was asked
 * for (“The nursing. I had the place in Galway …”); or such a first sentence of a few words with the next one up to a
 * comma or a word that joins.
 */
export function beginningsOf(answer: string): Clause[] {
  const text = within(answer)
  const all = wordsIn(text)
  const sentences = sentencesOf(text, all)
  const [sentence] = sentences
  const first = sentence?.words[0]
  if (!sentence || !first) return []
  const { words, borders } = sentence
  const runs = runsOf(
    text,
    sentences.slice(0, mostRuns).map((one) => one.words),
    { least: clauseWords.most + 1, most: longestQuote },
  ).filter(({ start }) => start === first.start)
  const beginnings = words.slice(0, longestQuote).flatMap((last, at): Clause[] => {
    const count = at + 1
    const isEnd = count === words.length
    const isNaming = isEnd && count < clauseWords.least && count < all.length
    const isLong = count > clauseWords.most && (isEnd || borders[at]?.before === 'comma')
    const { start } = first
    const end = isEnd ? withBracket(text, { start, end: last.end }) : last.end
    const clause = text.slice(start, end)
    if (!(isNaming || isLong) || isTorn(clause)) return []
    const edges = { opens: 'sentence', closes: isEnd ? 'sentence' : 'comma' } as const
    return [{ text: clause, start, end, words: count, ...edges }]
  })
  return [...beginnings, ...runs, ...namedAndTold(text, sentences)]
}

/**
 * Whole sentences after the first one, alone or together, that are a little too long for a clause: where somebody
 * begins with facts or a joke, what they mean stands there.
 */
export function laterSentencesOf(answer: string): Clause[] {
  const text = within(answer)
  const all = wordsIn(text)
  const sentences = sentencesOf(text, all).map(({ words }) => words)
  const lengths = { least: clauseWords.most + 1, most: longestQuote }
  const start = sentences[0]?.[0]?.start
  const alone = sentences
    .filter(({ length }) => length >= lengths.least && length <= lengths.most)
    .flatMap((one) => wholeSentences(text, { first: one[0], last: one.at(-1), words: one.length }))
  return [...alone, ...runsOf(text, sentences, lengths)]
    .filter((clause) => clause.start !== start)
    .slice(0, mostRuns)
}

/** A first sentence of so few words mostly names what the next one tells of. */
const mostNaming = 6
/** What a sentence begins with whose first part leaves the rest open. */
const conditional = setOf(
  'if when whenever because although though since unless once while as before after until even whether',
)

/** A first sentence that only names something, with the next one up to a comma or a word that joins. */
function namedAndTold(text: string, sentences: ReturnType<typeof sentencesOf>): Clause[] {
  const [naming, telling] = sentences
  const first = naming?.words[0]
  if (!first || !naming || !telling || naming.words.length > mostNaming) return []
  const room = longestQuote - naming.words.length
  return telling.words.slice(0, room).flatMap((last, at): Clause[] => {
    const closes = telling.borders[at]?.before
    if (at + 1 < clauseWords.least || (closes !== 'comma' && closes !== 'joint')) return []
    if (telling.words.slice(0, at + 1).some(({ plain }) => conditional.has(plain))) return []
    const clause = text.slice(first.start, last.end)
    if (dangling.has(last.plain) || clause.includes('\n') || isTorn(clause)) return []
    const words = naming.words.length + at + 1
    return [{ text: clause, start: first.start, end: last.end, words, opens: 'sentence', closes }]
  })
}
