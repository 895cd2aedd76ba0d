import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useOneAtATime } from './one-at-a-time.ts'

function rendered(send: (text: string) => Promise<string>) {
  const client = new QueryClient()
  const { result } = renderHook(() => useOneAtATime({ mutationFn: send }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  return result
}

test('the same once more while it is on its way is that one, and something else is another', async () => {
  const first = Promise.withResolvers<string>()
  const send = vi.fn((_text: string) => first.promise)
  const result = rendered(send)
  const { mutate, mutateAsync } = result.current
  mutate('a')
  mutate('a')
  const asked = mutateAsync('a')
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  mutate('b')
  mutate('a')
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  first.resolve('sent')
  expect(await asked).toBe('sent')
  expect(await act(() => result.current.mutateAsync('d'))).toBe('sent')
  expect(send.mock.calls.map(([text]) => text)).toEqual(['a', 'b', 'd'])
})

test('after one that failed it can be tried again', async () => {
  const send = vi.fn((_text: string) => Promise.reject(new Error('No.')))
  const result = rendered(send)
  await expect(act(() => result.current.mutateAsync('a'))).rejects.toThrow('No.')
  act(() => result.current.mutate('b'))
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})
