import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useContext,
  useId,
  useRef,
  useState,
} from 'react'
import { CharacterCounter } from './character-counter.tsx'

export type FieldTexts = {
  label: string
  /** A sentence under the label. */
  hint?: string | undefined
  /** What is wrong; marks the field invalid and is read out. */
  error?: string | undefined
  optional?: boolean | undefined
  /** The label is a question, as the guide says it in a chat or as it stands in a list of them. */
  asked?: keyof typeof askedLooks | undefined
}

/** How a question looks, for the label or the legend of what it is answered with. */
export const askedLooks = {
  bubble:
    'block w-fit max-w-measure rounded-lg rounded-tl-sm border border-question-line bg-question px-4 py-3.5 max-[23.4rem]:px-3 font-serif text-subhead font-medium tracking-[-0.01em] text-balance text-question-ink sm:px-5 sm:py-4 sm:text-prompt sm:leading-[calc(28/22)] sm:tracking-normal',
  plain: 'mb-1.5 font-serif text-lead font-medium text-balance',
}

export const labelLook = (asked: FieldTexts['asked']): string =>
  asked ? askedLooks[asked] : 'font-semibold'

type FieldFrameProps = FieldTexts & {
  id: string
  counter?: ReactNode
  children: ReactNode
}

export const fieldLook =
  'w-full rounded-md border border-field-line bg-surface px-4 py-3 text-base text-ink placeholder:text-muted transition-colors hover:border-ink focus-visible:border-accent focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-accent disabled:bg-sunken disabled:text-muted aria-invalid:border-danger-line aria-invalid:outline-danger-line'

/** Returns the control's `aria-describedby`, in the order in which the texts are read. */
export function describedBy(id: string, { hint, error }: FieldTexts, more?: string) {
  return clsx(hint && `${id}-hint`, error && `${id}-error`, more) || undefined
}

/** Label, hint, control and error; a counter beside the label, or below it where they do not fit into a line. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, error, optional, asked, counter, children } = props
  return (
    <div className="group/field grid gap-2">
      <div className="grid gap-0.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <label htmlFor={id} className={labelLook(asked)}>
            {label}
            {optional && <OptionalMark unseen={Boolean(hint)} />}
          </label>
          {counter}
        </div>
        <FieldHint id={id} hint={hint} optional={optional} />
      </div>
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** Part of the label's words; unseen where the hint begins with it. */
export const OptionalMark = ({ unseen }: { unseen?: boolean }) => (
  <>
    {' '}
    <span className={unseen ? 'sr-only' : 'font-normal text-muted'}>(optional)</span>
  </>
)

type FieldHintProps = Pick<FieldTexts, 'hint' | 'optional'> & { id: string }

export const FieldHint = ({ id, hint, optional }: FieldHintProps) =>
  hint && (
    <p id={`${id}-hint`} className="text-meta text-muted">
      {optional && <span aria-hidden="true">Optional. </span>}
      {hint}
    </p>
  )

/**
 * Around the fields of a long form that come after the first wrong one: theirs looks the same and is read out with the field
 * alone, so that not all speak at once.
 */
export const QuietErrors = createContext(false)

type FieldErrorProps = Pick<FieldTexts, 'error'> & { id: string }

export const FieldError = ({ id, error }: FieldErrorProps) =>
  error && <ErrorWords id={`${id}-error`}>{error}</ErrorWords>

function ErrorWords({ id, children }: { id: string; children: string }) {
  const isQuiet = useContext(QuietErrors)
  // One that was quiet is not called out as soon as the one before it is mended; the next try puts the focus there.
  const [isCalledOut] = useState(!isQuiet)
  return (
    <p
      id={id}
      role={isCalledOut ? 'alert' : undefined}
      className="flex items-start gap-2 text-danger-ink"
    >
      <CircleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
      {children}
    </p>
  )
}

export type FieldProps = FieldTexts & {
  id?: string | undefined
  /** What is wrong is said elsewhere, such as of two fields at once. */
  isWrong?: boolean | undefined
  /** Shows a counter against this many visible characters; it does not cut the text. */
  countTo?: number | undefined
  /** What the counter says in place of "4/13", while somebody writes there or has little room left. */
  countWords?: ((count: number, max: number) => string) | undefined
}

type ControlProps<Control> = FieldProps & { ref?: Ref<Control> | undefined }

/** Parts the props of a text field into the frame around it and the control itself. */
export function useField<
  Control extends HTMLInputElement | HTMLTextAreaElement,
  Rest extends object,
>(props: ControlProps<Control> & Rest) {
  const { label, hint, error, optional, asked, countTo, countWords, ...more } = props
  const { id, ref, isWrong, ...rest } = more
  const madeId = useId()
  const fieldId = id ?? madeId
  const counterId = `${fieldId}-count`
  const [field, share] = useSharedRef(ref)
  const texts = { label, hint, error, optional, asked }
  const isCounted = countTo !== undefined
  const counter: ReactNode = isCounted && (
    <CharacterCounter id={counterId} max={countTo} words={countWords} field={field} />
  )
  return {
    frame: { ...texts, id: fieldId, counter },
    control: {
      ...rest,
      ref: share,
      id: fieldId,
      'aria-invalid': error || isWrong ? (true as const) : undefined,
      'aria-describedby': describedBy(fieldId, texts, isCounted ? counterId : undefined),
    },
  }
}

/** Keeps an own ref to an element and hands the same element on to the ref of whoever uses the part. */
function useSharedRef<T extends Element>(
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
