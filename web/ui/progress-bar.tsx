import { clsx } from 'clsx'

type ProgressBarProps = {
  /** What advances, for screen readers: "Questions answered". */
  label: string
  value: number
  max: number
  /** Words beside the bar; "3 of 7" unless others are set. */
  words?: string | undefined
  /** The words stand elsewhere, and are read out with the bar alone. */
  wordsUnseen?: boolean | undefined
  /** The same in fewer words, for a narrow screen; the full ones are what is read out. */
  shortWords?: string | undefined
  /** On a phone the bar lies under the words, in the grid that it stands in. */
  isUnder?: boolean | undefined
  /** It has come to its end, and the words say so alone; the bar is still read out. */
  isOver?: boolean | undefined
  /** On the narrowest phones what stands beside the words has their room: the bar says the same. */
  yields?: boolean | undefined
}

/** A bar in as many pieces as there are steps, with the count in words. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max, words, shortWords, isUnder = false, yields = false, isOver } = props
  const { wordsUnseen = false } = props
  const text = words ?? `${value} of ${max}`
  return (
    <div className={clsx('flex items-center gap-4', isUnder && 'max-sm:contents')}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        className={clsx(
          isOver
            ? 'sr-only'
            : ['flex flex-1 gap-1', isUnder && 'max-sm:order-last max-sm:col-span-full'],
        )}
      >
        {Array.from({ length: max }, (_, index) => index + 1).map((step) => (
          <span
            key={step}
            className={clsx(
              'h-2 flex-1 overflow-hidden rounded-full bg-edge/40',
              isUnder && 'max-sm:h-1.5',
              wordsUnseen && 'h-1.5!',
            )}
          >
            <span
              className={clsx(
                'block h-full origin-left rounded-full bg-accent-ink transition-transform duration-300',
                step <= value ? 'scale-x-100' : 'scale-x-0',
              )}
            />
          </span>
        ))}
      </div>
      {!wordsUnseen && (
        <span
          className={clsx('font-semibold tabular-nums', yields && 'max-[22.4rem]:hidden')}
          aria-hidden="true"
        >
          {shortWords ? (
            <>
              <span className="max-[24rem]:hidden">{text}</span>
              <span className="min-[24rem]:hidden">{shortWords}</span>
            </>
          ) : (
            text
          )}
        </span>
      )}
    </div>
  )
}
