import { clsx } from 'clsx'
import { type RefObject, useEffect, useState } from 'react'
import { countCharacters } from '#contract/visible-text.ts'

type CharacterCounterProps = {
  id: string
  max: number
  /** It says so in words, in place of "4/13". */
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
  if (words)
    return (
      <p id={id} className={look}>
        {words(count, max)}
      </p>
    )
  return (
    <span id={id} className={clsx('tabular-nums', look)}>
      <span aria-hidden="true">
        {count}/{max}
      </span>
      <span className="sr-only">
        {count} of {max} characters
      </span>
    </span>
  )
}
