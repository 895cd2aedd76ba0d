import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * As `useMutation`, but while one is on its way, whatever is asked for besides is that one: a second press counts from
 * the first on, and not only once the page shows that something is under way.
 */
export function useOneAtATime<Data, Failure = Error, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> {
  const mutation = useMutation(options)
  const onItsWay = useRef<Promise<Data> | null>(null)
  const mutateAsync: typeof mutation.mutateAsync = (...asked) => {
    onItsWay.current ??= mutation.mutateAsync(...asked).finally(() => {
      onItsWay.current = null
    })
    return onItsWay.current
  }
  const mutate: typeof mutation.mutate = (...asked) => {
    mutateAsync(...asked).catch(() => undefined)
  }
  return { ...mutation, mutate, mutateAsync }
}
