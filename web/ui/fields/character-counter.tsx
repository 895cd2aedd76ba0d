import { clsx } from 'clsx'
import { type RefObject, useEffect, useState } from 'react'
import { countCharacters } from '#contract/visible-text.ts'

type CharacterCounterProps = {
  id: string
  max: number
  /** It is in sight from so many characters on. */
  from?: number | undefined
  /** The field to watch; it may be filled by a form library without any event of React's. */
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
}

/** Shows "4/13", counting as a person counts. */
export function CharacterCounter({ id, max, from = 0, field }: CharacterCounterProps) {
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
  return (
    <span
      id={id}
      className={clsx('tabular-nums', count > max ? 'font-semibold text-danger-ink' : 'text-muted')}
    >
      {count >= from && (
        <span aria-hidden="true">
          {count}/{max}
        </span>
      )}
      <span className="sr-only">
        {count} of {max} characters
      </span>
    </span>
  )
}
