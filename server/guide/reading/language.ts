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

/** What runs somebody down in a language that is not read further, by its stems: no quote holds it. */
const insults =
  /(?<!\p{L})(?:idiot|imb[eé]cil|est[uú]pid|pendej|cabr[oó]n|gilipoll|tarad[oa]|in[uú]til|put[aeo]s?(?!\p{L})|mierd|zorra|asquer|merd|connard|connass|salop|encul|stronz|cretin|cazz|coglion|schifo|arschl|wichs|schlampe|hure|fotze|drecks|scheiss|scheiß|schei[sß]kerl|miststück|blöde? (?:kuh|sau|ziege)|trottel|depp|klootzak|eikel|lul(?!\p{L})|kut(?!\p{L})|hoer(?!\p{L})|trut|kankerl?|tering|idiota|burr[oa](?!\p{L})|otári|babaca|caralh|vadia|vagabund|corno|kurw|debil|dziwk|głupi|aptal|salak|gerizek|orospu|şerefsiz|bodoh|goblok|bangsat|gago|putang|tanga(?!\p{L})|jävl|fitta|fjoll|kælling|luder|дура|дурак|идиот|тварь|сука|сволоч|バカ|馬鹿|死ね|うざ|傻|笨蛋|贱|滚|병신|씨발|시발|개새|미친|꺼져)/iu

/** What is said to the guide rather than to a partner, in the same languages. */
const orders =
  /ignorier|ignor[ae](?!\p{L})|ignorez|ignorar|anweisung|instru[ck][ct]?[ci]?[oõó]|istruzion|instructies|negeer|instrukcj|zignoruj|instruksi|abaikan|talimat|yok say|görmezden|инструкц|игнорир|指示|無視|指令|忽略|지시|무시|system ?prompt|systemprompt|chatgpt/iu

/** Whether an answer in another language may run somebody down, or speak to the guide. */
export const isUnfitElsewhere = (answer: string): boolean =>
  insults.test(answer) || orders.test(answer)
