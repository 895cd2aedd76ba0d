import { expect, test } from 'vitest'
import { askPitfalls } from '#server/cards/ask-pitfalls.ts'
import { askWorth } from '#server/cards/ask-worth.ts'
import { askKinds } from '#server/cards/card.ts'
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
    .filter((_, at) => at % 4 === 0)
    .map((card) => {
      const people = answers.map((answer, at) => ({ name: at ? 'Jonas' : 'Mina', answer }))
      const item = readItem({
        ...{ question: card.content, category: card.category, cardId: card.id },
        people: people as unknown as Parameters<typeof readItem>[0]['people'],
      })
      const line = fittingAsks(item, card.id)[0]?.line ?? ''
      const at = card.asks.any.indexOf(line)
      const place = askKinds.flatMap((kind) => card.asks[kind]).indexOf(line)
      const digitIn = (table: Readonly<Record<string, string>>, of: number) =>
        Number(table[card.id]?.replaceAll(' ', '')[of] ?? Number.NaN)
      return {
        at,
        liking: at < 0 ? Number.NaN : digitIn(askWorth, place),
        needsYes: digitIn(askPitfalls, place) >= 2,
      }
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

test('where one of the two refused what was asked, no question builds on a yes to it', () => {
  const needsYes = (answers: readonly [string, string]) =>
    shareOf(firstAsked(answers), ({ needsYes }) => needsYes)
  const told = needsYes(plain)
  expect(told).toBeGreaterThan(0.05)
  expect(needsYes(['None. Not for me.', plain[1]])).toBeLessThan(told / 4)
})

test('what a reader found of the questions is there for each of them', () => {
  for (const { id, asks } of cards) {
    const lengths = askPitfalls[id]?.split(' ').map((digits) => digits.length)
    expect([id, lengths]).toEqual([id, askKinds.map((kind) => asks[kind].length)])
  }
})
