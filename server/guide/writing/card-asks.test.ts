import { expect, test } from 'vitest'
import { askWorth } from '#server/cards/ask-worth.ts'
import { cards } from '#server/cards/cards.ts'
import { readItem } from '#server/guide/reading/read-item.ts'
import { fittingAsks } from './card-asks.ts'

/** What two people wrote who tell of an ordinary day. */
const plain = [
  'We walked along the canal and had chips.',
  'You made soup and we played cards.',
] as const
const grave = [
  'My dad died in spring and I keep his coat.',
  'I sat with you at the funeral.',
] as const

const firstAsked = (answers: readonly [string, string]) =>
  cards
    .filter((_, at) => at % 12 === 0)
    .map((card) => {
      const people = answers.map((answer, at) => ({ name: at ? 'Jonas' : 'Mina', answer }))
      const item = readItem({
        ...{ question: card.content, category: card.category, cardId: card.id },
        people: people as unknown as Parameters<typeof readItem>[0]['people'],
      })
      const line = fittingAsks(item, card.id)[0]?.line ?? ''
      const at = card.asks.any.indexOf(line)
      return { at, liking: Number(askWorth[card.id]?.split(' ')[0]?.[at] ?? Number.NaN) }
    })

const shareOf = <Of>(found: readonly Of[], is: (one: Of) => boolean): number =>
  found.filter(is).length / found.length
const isCalm = ({ at }: { at: number }): boolean => at === 0

test('what comes beside ordinary answers is what readers would ask gladly', () => {
  const found = firstAsked(plain)
  expect(found.length).toBeGreaterThan(35)
  expect(shareOf(found, ({ liking }) => liking <= 3)).toBeLessThan(0.05)
})

test('the calm question, which mostly is a thin one, comes beside something grave', () => {
  const beside = {
    plain: shareOf(firstAsked(plain), isCalm),
    grave: shareOf(firstAsked(grave), isCalm),
  }
  expect(beside.grave).toBeGreaterThan(0.4)
  expect(beside.grave).toBeGreaterThan(3 * beside.plain)
})
