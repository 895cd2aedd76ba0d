import { clsx } from 'clsx'
import { type RefObject, useEffect, useState } from 'react'
import { countCharacters } from '#contract/visible-text.ts'

type CharacterCounterProps = {
  id: string
  max: number
  /** It is in sight once few are left; until then for screen readers alone. */
  late?: boolean | undefined
  /** It says so in words, in place of "4/13". */
  words?: ((count: number, max: number) => string) | undefined
  /** The field to watch; it may be filled by a form library without any event of React's. */
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
}

/** So few characters left bring a late counter into sight. */
const fewLeft = 3

/** Shows "4/13", counting as a person counts. */
export function CharacterCounter({ id, max, late, words, field }: CharacterCounterProps) {
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
  const isSeen = !late || count >= max - fewLeft
  const tone = count > max ? 'font-semibold text-danger-ink' : 'text-muted'
  if (words)
    return (
      <p id={id} className={isSeen ? clsx('text-meta', tone) : 'sr-only'}>
        {words(count, max)}
      </p>
    )
  return (
    <span id={id} className={clsx('text-meta tabular-nums', tone)}>
      {isSeen && (
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
