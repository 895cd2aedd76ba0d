import { clsx } from 'clsx'
import { type RefObject, useEffect, useState } from 'react'
import { countCharacters } from '#contract/visible-text.ts'

/** So many more and there is no room left. */
const little = 2

type CharacterCounterProps = {
  id: string
  max: number
  /** It says so in words while somebody writes there or has little room left, where they fit into the line. */
  words?: ((count: number, max: number) => string) | undefined
  /** The field to watch; it may be filled by a form library without any event of React's. */
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
}

/** Shows "4/13", counting as a person counts. */
export function CharacterCounter({ id, max, words, field }: CharacterCounterProps) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    setCount(countCharacters(field.current?.value ?? ''))
  })
  useEffect(() => {
    const element = field.current
    const recount = () => setCount(countCharacters(element?.value ?? ''))
    element?.addEventListener('input', recount)
    return () => element?.removeEventListener('input', recount)
  }, [field])
  const look = clsx('text-meta', count > max ? 'font-semibold text-danger-ink' : 'text-muted')
  const figures = `${count}/${max}`
  if (words) {
    const isQuiet = count < max - little
    return (
      <div className={clsx('tabular-nums', look)}>
        <p
          id={id}
          className={
            isQuiet ? 'sr-only loose:group-focus-within/field:not-sr-only' : 'tight:sr-only'
          }
        >
          {words(count, max)}
        </p>
        <span
          aria-hidden="true"
          className={isQuiet ? 'loose:group-focus-within/field:hidden' : 'loose:hidden'}
        >
          {figures}
        </span>
      </div>
    )
  }
  return (
    <span id={id} className={clsx('tabular-nums', look)}>
      <span aria-hidden="true">{figures}</span>
      <span className="sr-only">
        {count} of {max} characters
      </span>
    </span>
  )
}
