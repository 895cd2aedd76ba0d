import type { CatchupPlace } from '#contract/catchup-place.ts'
import type { AnsweredQuestion } from '#web/api/lenient-replies.ts'
import {
  beatAfter,
  beginning,
  type Choice,
  choose,
  end,
  goOn,
  type Place,
} from './catchup-conversation.ts'
import { isBehind, placeAt, withChoicesOf } from './couple-place.ts'
import { type GuideText, type GuideTexts, keyOf, type Wanted, wantedAt } from './guide-text.ts'

export type Talk = {
  place: Place
  /** Where the couple are, as last heard; null where nothing is known. */
  couple: CatchupPlace | null
  texts: GuideTexts
  /** False while a resumed catch-up still fetches the texts it had shown. */
  isReady: boolean
}

type Parts = {
  items: readonly AnsweredQuestion[]
  /** Where this device starts; undefined at the first question. */
  resumeAt: Place | undefined
  /** Where the couple are, as far as the server has told. */
  couple?: CatchupPlace | null
  /** Writes a text; never rejects. */
  write: (wanted: Wanted) => Promise<GuideText>
  /** Marks the catch-up complete; false where that failed. Never rejects. */
  markComplete: () => Promise<boolean>
  keep: (place: Place) => void
  now: () => number
}

export type CatchupPlayer = ReturnType<typeof createCatchupPlayer>

/**
 * Plays the conversation: keeps the place, waits the pauses, fetches what the place wants. It plays
 * only between `play` and `pause`, and each text is asked for once however often those are called.
 */
export function createCatchupPlayer(parts: Parts) {
  const { items, resumeAt, couple = null, write, markComplete, keep, now } = parts
  const count = items.length
  const listeners = new Set<() => void>()
  const asked = new Set<string>()
  const awaited = resumeAt ? wantedAt(resumeAt, items).map(keyOf) : []
  let talk: Talk = {
    place: resumeAt ?? beginning,
    couple,
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

  /** Who reads alone and has caught up is with the couple again. */
  const rejoined = (place: Place, couple: CatchupPlace | null): Place =>
    place.alone && !(couple && isBehind(place, couple, count)) ? { ...place, alone: false } : place

  const moveTo = (next: Place, couple = talk.couple) => {
    if (next === talk.place && couple === talk.couple) return
    const place = rejoined(next, couple)
    if (place !== talk.place) keep(place)
    show({ place, couple })
  }

  const takeUp = (couple: CatchupPlace, from?: Place) => {
    clearTimeout(timer)
    timer = undefined
    moveTo(placeAt(couple, { count, now: now(), from }), couple)
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
    const { place, couple: ahead } = talk
    const theirs = place.alone && place.point === 'prompt' && ahead?.choices[place.index]
    if (theirs) return moveTo(choose(place, theirs))
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
    goOn: () => moveTo(goOn(talk.place, count)),
    /** Takes up where the couple are (R22), unless this device reads alone or was told it late. */
    follow(couple: CatchupPlace) {
      const { place, couple: known } = talk
      if (known && JSON.stringify(known) === JSON.stringify(couple)) return
      if (known && couple.version < known.version) return
      const isLeft = place.point === 'fallback' ? couple.completed : isBehind(place, couple, count)
      if (!place.alone && isLeft) takeUp(couple, place)
      else moveTo(withChoicesOf(couple, place), couple)
    },
    /** From reading alone to where the couple are, at once. */
    join() {
      if (talk.couple) takeUp(talk.couple)
    },
    /** Fetches a text anew that is there already; the old one stays until then, or if that fails. */
    async renew(wanted: Wanted) {
      const key = keyOf(wanted)
      if (!(key in talk.texts)) return
      const text = await write(wanted)
      if (text.source !== 'trouble') show({ texts: { ...talk.texts, [key]: text } })
    },
    /** Asks once more for a text that failed. */
    askAgain(wanted: Wanted) {
      const { [keyOf(wanted)]: failed, ...texts } = talk.texts
      if (failed?.source !== 'trouble') return
      asked.delete(keyOf(wanted))
      show({ texts })
    },
  }
}
