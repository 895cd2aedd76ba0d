import { plainly } from '#server/meaning/plainly.ts'

const english = new Set(
  'the and you we i it is was are my your our to of in for with that this when have has but not so be on at me us he she they just like would more about because feel do'.split(
    ' ',
  ),
)

/** Small words by which a language shows, of those whose danger is listened for (`foreign-danger.ts`). */
const listenedTo = `der die das und ich du wir ist nicht ein eine mit auf für dass wenn auch mir mich dich sich sehr war haben
  zum zur wie wo noch nur bei von aus nach dann immer habe hab dein deine mein meine unser unsere kein keine wird über
  le la les des une et est nous vous je tu que qui pas pour avec dans mon ma mes ton notre quand très suis
  du au aux ce cette ça c'est j'ai t'as il elle toi moi où même tout toujours sur ne y qu'on
  el los las es nosotros yo tú por para con mi nuestro cuando muy como un pero más
  del al lo se su sus ya ni te siempre donde porque está esta este ninguna mis tus
  il gli e è noi io non per mio mia tuo nostro quando molto sono che di della
  nel nella dei delle anche perché ci ti si sei hai ho quelle
  os é nós eu você não com meu minha nosso muito uma mais
  da dos na em foi pra ele ela até sua seu
  het een en wij ik jij niet voor met mijn jouw ons ook als heel zijn van naar
  de dat nog bij je wat waar`
const elsewhere = `och jag vi inte att som med för min din vår när det är den
  ja ty my nie jest się z na do i to że bardzo mi w o jak mnie ale
  ko te nga he ki tatou taua koe ahau tō tāku mō kia
  ve ben sen biz çok için bir bu ile
  aku kamu kita dan yang tidak untuk dengan saya
  ng sa po ko mo ka ako ang mga lang kahit nang`

const neverTelling = new Set([...english, ...'a i no me do as on so my to die'.split(' ')])
const wordsOf = (list: string) =>
  new Set(list.split(/\s+/u).filter((word) => word && !neverTelling.has(word)))
const [ofListenedTo, ofOthers] = [wordsOf(listenedTo), wordsOf(elsewhere)]

const count = (words: readonly string[], known: ReadonlySet<string>): number =>
  words.filter((word) => known.has(word)).length

const plainWords = (answer: string): string[] => plainly(answer).match(/[\p{L}']+/gu) ?? []

/** Whether an answer is most likely written in another language than English; short texts in Latin letters count as English. */
export const soundsForeign = (answer: string): boolean => {
  const letters = answer.match(/\p{L}/gu)?.length ?? 0
  const latin = answer.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters >= 2 && latin < letters / 2) return true
  const words = plainWords(answer)
  const abroad = words.filter((word) => ofListenedTo.has(word) || ofOthers.has(word)).length
  return words.length >= 3 && abroad >= 2 && abroad > count(words, english)
}

/** Whether an answer that is not English is in one of the six other languages whose danger is listened for. */
export const isListenedTo = (answer: string): boolean => {
  const words = plainWords(answer)
  const known = count(words, ofListenedTo)
  return known >= 1 && known > count(words, ofOthers) && known > count(words, english)
}
