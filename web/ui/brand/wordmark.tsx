import { classNames } from '#web/ui/class-names.ts'
import { Mark } from './mark.tsx'

/** Logo and product name in one line; `name` is read out as text. */
export function Wordmark({ name = 'Duologue', className }: { name?: string; className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2', className)}>
      <Mark className="size-9" />
      <span className="mt-0.5 font-serif text-heading leading-none font-medium tracking-tight">
        {name}
      </span>
    </span>
  )
}
