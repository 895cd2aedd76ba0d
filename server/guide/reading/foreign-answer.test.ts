import { describe, expect, it, test } from 'vitest'
import { foreignQuotes } from './foreign-answer.ts'

const quoted = (answer: string): string | undefined => foreignQuotes(answer)[0]?.text

describe('an answer in another language that is listened to is quoted', () => {
  test.each([
    [
      'whole where it is short',
      'Que el domingo no hablemos de plata.',
      'Que el domingo no hablemos de plata',
    ],
    [
      'by its first sentences',
      'Unser Kaffee um halb sechs, bevor der Tag losgeht. Keiner muss was sagen. Das geb ich nicht her, auch nicht für eine Kreuzfahrt.',
      'Unser Kaffee um halb sechs, bevor der Tag losgeht. Keiner muss was sagen',
    ],
    [
      'up to a comma where the first one is long',
      'Quando meu pai morreu você aprendeu a rezar o terço em português, no avião, por vídeo do youtube, e falou tudo errado na frente da minha família inteira.',
      'Quando meu pai morreu você aprendeu a rezar o terço em português, no avião, por vídeo do youtube',
    ],
  ])('%s', (_how, answer, text) => {
    expect(quoted(answer)).toBe(text)
    expect(answer).toContain(text)
  })

  it('and says whether that was all', () => {
    expect(foreignQuotes('Dat jij niet boos bent.').map(({ isAll }) => isAll)).toEqual([true])
    expect(
      foreignQuotes(
        'Dat jij niet boos bent. En dat we samen in de tuin zitten met een kop thee, en de kinderen al in bed zijn.',
      ).map(({ isAll }) => isAll),
    ).toEqual([false])
  })
})

describe('nothing is quoted of an answer in another language', () => {
  test.each([
    ['that is not listened to', 'Nie mamy dla siebie czasu i jest mi z tym smutno'],
    ['in another script', '我们没有足够的时间在一起'],
    ['that runs somebody down', 'Tu es vraiment stupide et je ne veux pas'],
    ['that asks', '¿Por qué siempre tengo que hacerlo yo?'],
    ['that swears with an accent', 'Eso es una estupidez de los dos, no quiero más'],
  ])('%s', (_what, answer) => {
    expect(foreignQuotes(answer)).toEqual([])
  })
})
