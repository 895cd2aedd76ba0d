import { clsx } from 'clsx'
import { ArrowUp, CornerDownLeft } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '#web/ui/button.tsx'

export type ChatComposerProps = {
  /** The name of the text box for screen readers. */
  label: string
  placeholder: string
  value: string
  onValueChange: (value: string) => void
  /** Gets the trimmed text, never an empty one; clearing or restoring `value` is the caller's. */
  onSend: (text: string) => void
  /** Somebody is in the text box. */
  onFocus?: (() => void) | undefined
  /** A message is on its way: the text stays editable, sending waits. */
  pending?: boolean | undefined
  /** Nothing more can be said here. */
  disabled?: boolean | undefined
  sendLabel?: string | undefined
  /** The longest text that is taken, in UTF-16 units: as it comes near, the box says how many are left. */
  maximum?: number | undefined
  /** The id of the sentence that says why the text was not taken. */
  errorId?: string | undefined
  /** The id of what says why it cannot be sent yet. */
  heldById?: string | undefined
}

/**
 * A text box that grows with its text. Enter sends, Shift+Enter makes a new line; where fingers
 * type, whose keyboards know no Shift+Enter, a button makes it.
 */
export function ChatComposer(props: ChatComposerProps) {
  const { label, placeholder, value, onValueChange, onSend, pending, disabled } = props
  const form = useRef<HTMLFormElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const text = value.trim()
  const left = (props.maximum ?? Number.POSITIVE_INFINITY) - text.length
  const blocked = Boolean(pending || disabled) || text === '' || left < 0
  const leftId = useId()
  const described = [props.errorId, props.heldById, left <= nearTheEnd && leftId]
    .filter(Boolean)
    .join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on what the box shows
  useLayoutEffect(() => {
    if (!growsByItself()) fitToText(area.current)
  }, [value])
  useLayoutEffect(() => {
    if (growsByItself() || !form.current) return
    return onOtherWidth(form.current, () => fitToText(area.current))
  }, [])

  // A text box that is switched off drops the focus to the page; keep it in place instead.
  useLayoutEffect(() => {
    if (disabled && document.activeElement === area.current)
      form.current?.focus({ preventScroll: true })
  }, [disabled])

  const send = () => {
    if (blocked) return
    onSend(text)
    // To focus what has the focus lays the page out for nothing.
    if (document.activeElement !== area.current) area.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const composing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || composing) return
    event.preventDefault()
    send()
  }
  const box = (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="flex items-end gap-2 rounded-[1.75rem] border border-edge bg-surface p-1.5 transition-colors hover:border-ink focus-visible:outline-offset-0 has-[textarea:disabled]:border-hairline has-[textarea:disabled]:bg-sunken has-[textarea:focus-visible]:border-transparent has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-button"
    >
      <textarea
        ref={area}
        rows={1}
        dir="auto"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        disabled={disabled}
        aria-invalid={props.errorId || left < 0 ? true : undefined}
        aria-describedby={described || undefined}
        enterKeyHint="send"
        onChange={(event) => onValueChange(event.target.value)}
        onFocus={props.onFocus}
        onKeyDown={onKeyDown}
        className="max-h-[32dvh] min-h-11 min-w-0 flex-1 field-sizing-content resize-none rounded-md bg-transparent py-2.5 pr-1 pl-3 outline-none placeholder:text-muted"
      />
      {value !== '' && (
        <IconButton
          label="New paragraph"
          icon={<CornerDownLeft />}
          disabled={disabled}
          className="pointer-fine:hidden"
          onMouseDown={keepKeyboardOpen}
          onClick={() => breakLine(area.current)}
        />
      )}
      <IconButton
        type="submit"
        variant="filled"
        label={props.sendLabel ?? 'Send'}
        icon={<ArrowUp />}
        disabled={blocked}
        className="rounded-full!"
      />
    </form>
  )
  return (
    <>
      <LettersLeft id={leftId} left={left} />
      {box}
    </>
  )
}

/** So many characters before the end of what is taken, the box begins to say how many are left. */
const nearTheEnd = 500

const characters = (count: number) =>
  `${String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')} ${count === 1 ? 'character' : 'characters'}`

/** How many are left, quietly, or that there are too many; read out as it begins, as there are too many, and no more often. */
function LettersLeft({ id, left }: { id: string; left: number }) {
  const isTooLong = left < 0
  const isNear = left <= nearTheEnd
  return (
    <>
      {isNear && (
        <p
          id={id}
          className={clsx(
            'mb-1.5 px-3 text-right text-meta tabular-nums',
            isTooLong ? 'text-danger-ink' : 'text-muted',
          )}
        >
          {isTooLong
            ? `Too long to send by ${characters(-left)}. Your text stays here.`
            : `${characters(left)} left`}
        </p>
      )}
      <p role="status" className="sr-only">
        {isTooLong ? 'Too long to send.' : isNear && `No more than ${nearTheEnd} characters left.`}
      </p>
    </>
  )
}

/** Whether a box takes the height of its text from its style alone, without being measured. */
const growsByItself = () => globalThis.CSS?.supports?.('field-sizing', 'content') ?? false

/**
 * Calls it in the frame after the element got another width. Not while the browser tells of sizes: a height that is
 * changed then is an error of the page to WebKit.
 */
function onOtherWidth(element: Element, call: () => void) {
  let width = 0
  let frame = 0
  const watching = new ResizeObserver(([entry]) => {
    if (!entry || entry.contentRect.width === width) return
    width = entry.contentRect.width
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(call)
  })
  watching.observe(element)
  return () => {
    watching.disconnect()
    cancelAnimationFrame(frame)
  }
}

function fitToText(box: HTMLTextAreaElement | null) {
  if (!box || box.offsetParent === null) return
  box.style.height = 'auto'
  box.style.height = `${box.scrollHeight}px`
}

// A press that takes the focus closes the keyboard of a phone.
function keepKeyboardOpen(event: MouseEvent) {
  event.preventDefault()
}

function breakLine(box: HTMLTextAreaElement | null) {
  if (!box) return
  box.focus({ preventScroll: true })
  box.setRangeText('\n', box.selectionStart, box.selectionEnd, 'end')
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
