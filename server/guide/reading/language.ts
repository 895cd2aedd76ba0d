import { plainly } from '#server/meaning/plainly.ts'

const english = new Set(
  'the and you we i it is was are my your our to of in for with that this when have has but not so be on at me us he she they just like would more about because feel do'.split(
    ' ',
  ),
)
const others = new Set(
  `der die das und ich du wir ist nicht ein eine mit auf für dass wenn auch mir mich dich sich sehr war haben
  le la les des une et est nous vous je tu que qui pas pour avec dans mon ma mes ton notre quand très suis
  el los las y es nosotros yo tú que no por para con mi tu nuestro cuando muy como una un pero más
  il lo gli e è noi io non per con mio mia tuo nostro quando molto sono che di della
  o os as e é nós eu você não para com meu minha nosso quando muito uma mais
  het een en wij ik jij niet voor met mijn jouw ons ook als heel zijn van naar
  och jag vi inte att som med för min din vår när det är den
  ja ty my nie jest się z na do i to że bardzo mi
  ko te nga he ki tatou taua koe ahau tō tāku mō kia
  ve ben sen biz çok için bir bu ile
  aku kamu kita dan yang tidak untuk dengan saya`
    .split(/\s+/)
    .filter(
      (word) =>
        word && !english.has(word) && !'a i no me do as on so my to die'.split(' ').includes(word),
    ),
)

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
