import { type Ref, type RefObject, useCallback, useRef } from 'react'

/** Keeps an own ref to an element and hands the same element on to the ref of whoever uses the part. */
export function useSharedRef<T extends Element>(
  outer: Ref<T> | undefined,
): [RefObject<T | null>, (element: T | null) => void] {
  const own = useRef<T | null>(null)
  const share = useCallback(
    (element: T | null) => {
      own.current = element
      if (typeof outer === 'function') outer(element)
      else if (outer) outer.current = element
    },
    [outer],
  )
  return [own, share]
}
