import type { CatchupPlace } from '#contract/catchup-place.ts'
import type { AnsweredQuestion } from '#web/api/lenient-replies.ts'
import type { Script, TimedStep, TimedSteps } from '#web/ui/chat/use-timed-steps.ts'
import {
  type GuideText,
  type GuideTexts,
  keyOf,
  textOf,
  type Wanted,
  wantedAt,
} from './guide/guide-texts.ts'
import { isBehind, placeAt, withChoicesOf } from './place/couple-place.ts'
import {
  beatAfter,
  beginning,
  type Choice,
  choose,
  end,
  goOn,
  type Moved,
  type Place,
} from './place/place.ts'

export type CatchupState = {
  place: Place
  /** Where the couple are, as last heard; null where nothing is known. */
  couple: CatchupPlace | null
  texts: GuideTexts
  /** The texts that a resumed catch-up had shown and still fetches; it stands still until then. */
  awaited: readonly string[]
}

export type CatchupEvent =
  | Moved
  | { type: 'chosen'; choice: Choice }
  | { type: 'wentOn' }
  | { type: 'followed'; couple: CatchupPlace; now: number }
  | { type: 'joined'; now: number }
  | { type: 'written'; wanted: Wanted; text: GuideText }
  | { type: 'ended'; marked: boolean; now: number }

export const isReady = ({ awaited }: CatchupState): boolean => awaited.length === 0

/** At a place, and with the couple again for who read alone and has caught up. */
function at(state: CatchupState, next: Place, count: number, couple = state.couple): CatchupState {
  if (next === state.place && couple === state.couple) return state
  const isAlone = next.alone && couple && isBehind(next, couple, count)
  return { ...state, couple, place: next.alone && !isAlone ? { ...next, alone: false } : next }
}

/** Takes up where the couple are (R22), unless this device reads alone or heard of it late. */
function follow(state: CatchupState, couple: CatchupPlace, count: number, now: number) {
  const { place, couple: known } = state
  if (known && JSON.stringify(known) === JSON.stringify(couple)) return state
  if (known && couple.version < known.version) return state
  const isLeft = place.point === 'fallback' ? couple.completed : isBehind(place, couple, count)
  const next =
    !place.alone && isLeft
      ? placeAt(couple, { count, now, from: place })
      : withChoicesOf(couple, place)
  return at(state, next, count, couple)
}

/** The catch-up of `count` questions after an event; the same one where the event means nothing now. */
export function step(state: CatchupState, event: CatchupEvent, count: number): CatchupState {
  const { place, couple, texts } = state
  switch (event.type) {
    case 'moved':
      return at(state, { ...place, point: event.to }, count)
    case 'chosen':
      return at(state, choose(place, event.choice), count)
    case 'wentOn':
      return at(state, goOn(place, count), count)
    case 'followed':
      return follow(state, event.couple, count, event.now)
    case 'joined':
      return couple ? at(state, placeAt(couple, { count, now: event.now }), count) : state
    case 'written': {
      const key = keyOf(event.wanted)
      const awaited = state.awaited.filter((one) => one !== key)
      return { ...state, texts: { ...texts, [key]: event.text }, awaited }
    }
    case 'ended':
      return at(state, end(place, event.marked, event.now), count)
  }
}

/** What follows by itself. Who reads alone comes to the choice that the couple have made already. */
function nextOf(
  state: CatchupState,
  items: readonly AnsweredQuestion[],
): TimedStep<CatchupEvent> | null {
  if (!isReady(state)) return null
  const { place, couple, texts } = state
  const theirs = place.alone && place.point === 'prompt' && couple?.choices[place.index]
  if (theirs) return { after: 0, event: { type: 'chosen', choice: theirs } }
  const item = items[place.index]
  return beatAfter(
    place,
    item !== undefined && textOf(texts, { kind: 'insight', item }) !== undefined,
  )
}

type Parts = {
  items: readonly AnsweredQuestion[]
  /** Where this device starts; undefined at the first question. */
  resumeAt: () => Place | undefined
  /** Where the couple are, as far as the server has said. */
  couple?: CatchupPlace | null
  /** Writes a text; never rejects. */
  write: (wanted: Wanted) => Promise<GuideText>
  /** Marks the catch-up complete; false where that failed. Never rejects. */
  markComplete: () => Promise<boolean>
  keep: (place: Place) => void
  now: () => number
}

/** The conversation as it is played: its pauses, and the texts that each place asks the guide for. */
export function catchupScript(parts: Parts): Script<CatchupState, CatchupEvent> {
  const { items, resumeAt, couple = null, write, markComplete, keep, now } = parts
  return {
    start() {
      const place = resumeAt()
      const awaited = place ? wantedAt(place, items).map(keyOf) : []
      return { place: place ?? beginning, couple, texts: {}, awaited }
    },
    step: (state, event) => step(state, event, items.length),
    next: (state) => nextOf(state, items),
    tasks(state) {
      const missing = wantedAt(state.place, items).filter((one) => !textOf(state.texts, one))
      const isOver = isReady(state) && state.place.point === 'completion'
      return [
        ...missing.map((wanted) => ({
          key: keyOf(wanted),
          run: async () => ({ type: 'written', wanted, text: await write(wanted) }) as const,
        })),
        ...(isOver
          ? [
              {
                key: 'completion',
                run: async () => {
                  const marked = await markComplete()
                  return { type: 'ended', marked, now: now() } as const
                },
              },
            ]
          : []),
      ]
    },
    onChange: ({ place }, before) => place !== before.place && keep(place),
  }
}

/** What can be done to a catch-up that is played. */
export function catchupControls(
  { read, dispatch }: TimedSteps<CatchupState, CatchupEvent>,
  { write, now }: Pick<Parts, 'write' | 'now'>,
) {
  const renewals = new Map<string, number>()
  return {
    read,
    choose: (choice: Choice) => dispatch({ type: 'chosen', choice }),
    goOn: () => dispatch({ type: 'wentOn' }),
    follow: (couple: CatchupPlace) => dispatch({ type: 'followed', couple, now: now() }),
    /** From reading alone to where the couple are, at once. */
    join: () => dispatch({ type: 'joined', now: now() }),
    /**
     * Fetches a text anew that is there already, or that failed; the old one, or what says so, stays until then. False
     * where that fails, and while the first one is still under way. Of two of the same at a time the later one counts.
     */
    async renew(wanted: Wanted): Promise<boolean> {
      if (!textOf(read().texts, wanted)) return false
      const key = keyOf(wanted)
      const renewal = (renewals.get(key) ?? 0) + 1
      renewals.set(key, renewal)
      const text = await write(wanted)
      if (text.source === 'trouble') return false
      if (renewals.get(key) === renewal) dispatch({ type: 'written', wanted, text })
      return true
    },
  }
}
