import { expect, test } from 'vitest'
import { whatIsLost } from './what-is-lost.ts'

const mina = { id: 101, name: 'Mina', participant: 'primary' as const }
const jonas = { id: 102, name: 'Jonas', participant: 'partner' as const }
const lost = (
  answered: [number | undefined, number | undefined],
  catchup: { userId: number; completed: boolean } | null = null,
) =>
  whatIsLost({
    standings: [
      { person: mina, answered: answered[0] },
      { person: jonas, answered: answered[1] },
    ],
    catchup,
  })

test.each([
  [[0, 0], []],
  [[undefined, undefined], []],
  [[4, 0], ['Mina has answered 4 of 7. These answers will be deleted.']],
  [[0, 7], ['Jonas has answered 7 of 7. These answers will be deleted.']],
  [[1, 0], ['Mina has answered 1 of 7. This answer will be deleted.']],
  [[1, 1], ['Mina has answered 1 of 7. Jonas has answered 1 of 7. These answers will be deleted.']],
] as [[number, number], string[]][])('C12 R22 with %j answered it says %j', (answered, said) => {
  expect(lost(answered)).toEqual(said)
})

test('C12 R22 a catch-up that is not finished is named, too', () => {
  expect(lost([7, 7], { userId: 101, completed: false })[1]).toMatch(/catch-up is not finished/)
  expect(lost([7, 7], { userId: 101, completed: true })[1]).toMatch(/what you chose to keep/)
})
