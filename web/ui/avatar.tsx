import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { firstCharacters } from '#contract/visible-text.ts'
import { Leaf } from './brand/mark.tsx'

const tones = {
  own: 'bg-own text-own-ink border-own-line',
  partner: 'bg-partner text-partner-ink border-partner-line',
  guide: 'bg-insight text-accent-ink border-insight-line',
  neutral: 'bg-surface text-ink border-edge',
  /** Of somebody who said nothing. */
  absent: 'bg-transparent text-muted border-hairline',
  done: 'bg-done text-done-ink border-done-line',
}

/** One or two letters that stand for a name: "Sam" gives "S", "Mary Ann Lee" gives "ML". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => firstCharacters(word ?? '', 1).toLocaleUpperCase()).join('')
}

type AvatarProps = { name: string; tone?: keyof typeof tones; className?: string }

/** A round sign beside a written name, so screen readers skip it; the guide's shows the leaf. */
export function Avatar({ name, tone = 'neutral', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-grid shrink-0 place-items-center rounded-full border font-semibold select-none',
        tones[tone],
        className ?? 'size-9',
      )}
    >
      {tone === 'guide' ? <Leaf className="size-4" /> : initialsOf(name)}
    </span>
  )
}

/** The check is cut out of the avatar, by a rim of what it stands on. */
const grounds = {
  paper: 'ring-paper',
  surface: 'ring-surface',
  sunken: 'ring-sunken',
  done: 'ring-done',
}

type DoneMarkProps = { className: string; on: keyof typeof grounds }

/** A check at the foot of an avatar in a `relative` box, past its edge, so that all of the letter is seen; `className` gives both their sizes. */
export const DoneMark = ({ className, on }: DoneMarkProps) => (
  <span
    className={clsx(
      'absolute -right-1 -bottom-1 grid place-items-center rounded-full bg-done-line text-surface ring-2',
      grounds[on],
      className,
    )}
  >
    <Check className="stroke-3" aria-hidden="true" />
  </span>
)
