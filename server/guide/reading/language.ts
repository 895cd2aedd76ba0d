import { plainly } from '#server/meaning/plainly.ts'

const english = new Set(
  'the and you we i it is was are my your our to of in for with that this when have has but not so be on at me us he she they just like would more about because feel do'.split(
    ' ',
  ),
)
/** Small words of other languages, one language a line. */
const tongues: readonly ReadonlySet<string>[] =
  `der die das und ich du wir ist nicht ein eine mit auf für dass wenn auch mir mich dich sich sehr war haben
  le la les des une et est nous vous je tu que qui pas pour avec dans mon ma mes ton ta notre quand très suis
  el los las y es nosotros yo tú que no por para con mi tu nuestro cuando muy como una un pero más
  o os as e é nós eu você não para com meu minha nosso quando muito uma mais
  il lo gli e è noi io non per con mio mia tuo nostro quando molto sono che di della
  het een en wij ik jij niet voor met mijn jouw ons ook als heel zijn van naar
  och jag vi inte att som med för min din vår när det är den
  ja ty my nie jest się z na do i to że bardzo mi
  ko te nga he ki tatou taua koe ahau tō tāku mō kia
  ve ben sen biz çok için bir bu ile
  aku kamu kita dan yang tidak untuk dengan saya`
    .split('\n')
    .map(
      (line) =>
        new Set(
          line
            .trim()
            .split(/\s+/)
            .filter(
              (word) =>
                !english.has(word) && !'a i no me do as on so my to die'.split(' ').includes(word),
            ),
        ),
    )
const others = new Set(tongues.flatMap((words) => [...words]))
/** The first of them: German, French, Spanish, Portuguese, in which direct words of danger are heard. */
const heardTongues = 4

/** Whether an answer is most likely written in another language than English; short texts in Latin letters count as English. */
export const soundsForeign = (answer: string): boolean => {
  const letters = answer.match(/\p{L}/gu)?.length ?? 0
  const latin = answer.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters >= 2 && latin < letters / 2) return true
  const words = plainly(answer).match(/[\p{L}']+/gu) ?? []
  const here = words.filter((word) => english.has(word)).length
  const elsewhere = words.filter((word) => others.has(word)).length
  return words.length >= 3 && elsewhere >= 2 && elsewhere > here
}

const hard =
  /\b(?:idiot\w*|imb[ée]cile|con(?:ne|nard|nasse)?|salope?|salaud|pute|putain|merde|stupide|d[ée]bile|nul(?:le)?|imb[ée]cil|est[úu]pid[oa]|tont[oa]|put[oa]|mierda|cabr[óo]n\w*|pendej\w+|gilipollas|in[úu]til|burr[oa]|odio|d[ée]teste|hais|hasse|bl[öo]d\w*|dumm\w*|arsch\w*|schei(?:ß|ss)e|schlampe|faul|nutzlos|vag[oa]|preguiços[oa]|pregui[cç]os[oa])\b/iu
const longest = 17
const fewest = { ofSentence: 2, ofPart: 3 } as const

/**
 * The first sentence of an answer in German, French, Spanish or Portuguese, or its first part up to a comma, of two or
 * three to seventeen words, as it stands there; null where there is none, or where it may run somebody down. Nothing is made
 * of what it means.
 */
export function foreignBeginning(answer: string): string | null {
  const words = plainly(answer).match(/[\p{L}']+/gu) ?? []
  const counts = tongues.map((tongue) => words.filter((word) => tongue.has(word)).length)
  const best = Math.max(...counts)
  if (best < 2 || !counts.slice(0, heardTongues).includes(best)) return null
  const [sentence = ''] = /^[^.!?…\n]+/u.exec(answer.trim()) ?? []
  const [part = ''] = /^[^,;:]+/u.exec(sentence) ?? []
  const isFit = (text: string, least: number): boolean => {
    const length = text.split(/\s+/u).length
    return length >= least && length <= longest && !/["“”«»„()]/u.test(text)
  }
  const [whole, first] = [sentence.trim(), part.trim()]
  const fit = isFit(whole, fewest.ofSentence) ? whole : isFit(first, fewest.ofPart) ? first : null
  return fit === null || hard.test(fit) ? null : fit
}
