import {
  hashKey,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query'
import { useRef } from 'react'

/** What variables are the same by: their values, and nothing for what is no plain value, such as the event of a press. */
const keyOf = (variables: unknown): string => {
  const isPlain =
    typeof variables !== 'object' ||
    variables === null ||
    [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(variables))
  return isPlain ? hashKey([variables]) : ''
}

/**
 * As `useMutation`, but while one is on its way, the same once more is that one: a second press counts from the first on,
 * and not only once the page shows that something is under way. What is asked for with other variables is another one.
 */
export function useOneAtATime<Data, Failure = Error, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> {
  const mutation = useMutation(options)
  const onItsWay = useRef(new Map<string, Promise<Data>>())
  const mutateAsync: typeof mutation.mutateAsync = (...asked) => {
    const of = keyOf(asked[0])
    const before = onItsWay.current.get(of)
    if (before) return before
    const promise = mutation.mutateAsync(...asked).finally(() => onItsWay.current.delete(of))
    onItsWay.current.set(of, promise)
    return promise
  }
  const mutate: typeof mutation.mutate = (...asked) => {
    mutateAsync(...asked).catch(() => undefined)
  }
  return { ...mutation, mutate, mutateAsync }
}
