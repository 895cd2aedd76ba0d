import { expect, it } from 'vitest'
import { outOfPlace, pressing } from '#server/guide/rules/banned-words.ts'
import { readingGrade } from '#server/guide/rules/reading-grade.ts'
import { meetingLines } from './meeting-lines.ts'

const pools = Object.entries<readonly string[]>(meetingLines)

it.each(pools)('%s has at least three lines, one of them without names', (_, lines) => {
  expect(lines.length).toBeGreaterThanOrEqual(3)
  expect(lines.some((line) => !line.includes('{'))).toBe(true)
})

it.each(pools)('%s is hedged, short and plain, and judges nobody', (_, lines) => {
  for (const line of lines) {
    const said = line.replace('{one}', 'Ann').replace('{other}', 'Ben')
    expect(said).toMatch(/\bseems?\b/)
    expect(said).toMatch(/^[^.?!{}]+[.]$/)
    expect(said.split(' ').length).toBeLessThanOrEqual(18)
    expect(readingGrade(said)).toBeLessThanOrEqual(9)
    expect(pressing.test(said) || outOfPlace.some(([, pattern]) => pattern.test(said))).toBe(false)
  }
})

it('says nothing twice', () => {
  const all = pools.flatMap(([, lines]) => lines)
  expect(new Set(all).size).toBe(all.length)
})
