import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { helpRegionOf, useHelpRegion } from './use-help-region.ts'

afterEach(() => localStorage.clear())

test.each([
  ['Pacific/Auckland', ['en-US'], 'NZ'],
  ['Europe/Dublin', ['en-GB'], 'IE'],
  ['UTC', ['de', 'en-AU', 'en-US'], 'AU'],
  ['Etc/UTC', ['en', 'en-CA'], 'CA'],
  ['', ['en-GB'], 'GB'],
  ['Europe/Berlin', ['en-US'], 'elsewhere'],
  ['UTC', ['de-DE', 'not a tag'], 'elsewhere'],
  ['UTC', [], 'elsewhere'],
] as const)(
  'C15 the clock of %s and the languages %j: help lines of %s',
  (timeZone, languages, region) => {
    expect(helpRegionOf({ timeZone, languages })).toBe(region)
  },
)

test('C15 a chosen country is remembered on this device', () => {
  const first = renderHook(() => useHelpRegion())
  act(() => first.result.current[1]('IE'))
  expect(first.result.current[0]).toBe('IE')
  const again = renderHook(() => useHelpRegion())
  expect(again.result.current[0]).toBe('IE')
  localStorage.setItem('helpPlace', 'nowhere')
  const spoiled = renderHook(() => useHelpRegion())
  expect(spoiled.result.current[0]).not.toBe('nowhere')
})
