import {
  beatAfter,
  beginning,
  type Choice,
  choose,
  end,
  goOn,
  type Place,
} from './catchup-conversation.ts'
import type { TalkItem } from './catchup-replies.ts'
import { type GuideText, type GuideTexts, keyOf, type Wanted, wantedAt } from './guide-text.ts'

export type Talk = {
  place: Place
  texts: GuideTexts
  /** False while a resumed catch-up still fetches the texts it had shown. */
  isReady: boolean
}

type Parts = {
  items: readonly TalkItem[]
  /** Where this device was; undefined at the first question. */
  resumeAt: Place | undefined
  /** Writes a text; never rejects. */
  write: (wanted: Wanted) => Promise<GuideText>
  /** Marks the catch-up complete; false where that failed. Never rejects. */
  markComplete: () => Promise<boolean>
  keep: (place: Place) => void
  now: () => number
}

/**
 * Plays the conversation: keeps the place, waits the pauses, fetches what the place wants. It plays
 * only between `play` and `pause`, and each text is asked for once however often those are called.
 */
export function createCatchupPlayer(parts: Parts) {
  const { items, resumeAt, write, markComplete, keep, now } = parts
  const listeners = new Set<() => void>()
  const asked = new Set<string>()
  const awaited = resumeAt ? wantedAt(resumeAt, items).map(keyOf) : []
  let talk: Talk = {
    place: resumeAt ?? beginning,
    texts: {},
    isReady: awaited.length === 0,
  }
  let playing = false
  let ending = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (next: Partial<Talk>) => {
    talk = { ...talk, ...next }
    for (const listener of listeners) listener()
    carryOn()
  }

  const moveTo = (place: Place) => {
    if (place === talk.place) return
    keep(place)
    show({ place })
  }

  const ask = async (wanted: Wanted) => {
    const key = keyOf(wanted)
    if (asked.has(key)) return
    asked.add(key)
    const text = await write(wanted)
    const texts = { ...talk.texts, [key]: text }
    show({ texts, isReady: talk.isReady || awaited.every((one) => one in texts) })
  }

  const finish = async () => {
    if (ending) return
    ending = true
    const marked = await markComplete()
    ending = false
    moveTo(end(talk.place, marked, now()))
  }

  const carryOn = () => {
    if (!playing) return
    const wanted = wantedAt(talk.place, items)
    for (const one of wanted) void ask(one)
    if (!talk.isReady) return
    if (talk.place.point === 'completion') void finish()
    const item = items[talk.place.index]
    const insightIsHere = item !== undefined && keyOf({ kind: 'insight', item }) in talk.texts
    const beat = beatAfter(talk.place, insightIsHere)
    if (!beat || timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      moveTo({ ...talk.place, point: beat.to })
    }, beat.after)
  }

  return {
    read: () => talk,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    play() {
      playing = true
      carryOn()
    },
    pause() {
      playing = false
      clearTimeout(timer)
      timer = undefined
    },
    choose: (choice: Choice) => moveTo(choose(talk.place, choice)),
    goOn: () => moveTo(goOn(talk.place, items.length)),
    /** Asks once more for a text that failed. */
    askAgain(wanted: Wanted) {
      const { [keyOf(wanted)]: failed, ...texts } = talk.texts
      if (failed?.source !== 'trouble') return
      asked.delete(keyOf(wanted))
      show({ texts })
    },
  }
}
