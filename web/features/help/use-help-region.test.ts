import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { helpRegionOf, useHelpRegion } from './use-help-region.ts'

test.each([
  ['Pacific/Auckland', ['en-US'], 'NZ'],
  ['Europe/Dublin', ['en-GB'], 'IE'],
  ['UTC', ['de', 'en-AU', 'en-US'], 'AU'],
  ['Etc/UTC', ['en', 'en-CA'], 'CA'],
  ['', ['en-GB'], 'GB'],
  ['Europe/Vienna', ['en-US'], 'elsewhere'],
  ['UTC', ['de-AT', 'not a tag'], 'elsewhere'],
  ['UTC', [], 'elsewhere'],
] as const)(
  'C15 the clock of %s and the languages %j: help lines of %s',
  (timeZone, languages, region) => {
    expect(helpRegionOf({ timeZone, languages })).toBe(region)
  },
)

test('C15 C16 a chosen country holds wherever lines are shown, and nothing of it is stored', async () => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  const first = renderHook(() => useHelpRegion(), { wrapper })
  const other = renderHook(() => useHelpRegion(), { wrapper })
  act(() => first.result.current[1]('IE'))
  await waitFor(() =>
    expect([first.result.current[0], other.result.current[0]]).toEqual(['IE', 'IE']),
  )
  expect(localStorage.length + sessionStorage.length).toBe(0)
})
