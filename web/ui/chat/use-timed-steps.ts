import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** What comes by itself: `event`, after so many milliseconds; 0 is at once, without a timer. */
export type TimedStep<Event> = { after: number; event: Event }

/** What a state has somebody else do. Returns the event it ended with, if any; never rejects. */
export type Task<Event> = {
  key: string
  /** `left` is aborted once nobody watches any more. */
  run: (left: AbortSignal) => Promise<Event | undefined>
}

export type Script<State, Event> = {
  start: () => State
  /** The state after an event; the same one where the event means nothing now. */
  step: (state: State, event: Event) => State
  /**
   * What comes next by itself, from a table: a wait goes on for as long as this is the same object,
   * whatever else changes meanwhile.
   */
  next?: (state: State) => TimedStep<Event> | null
  /** Each is begun once, and anew only after a state that did not ask for it. */
  tasks?: (state: State) => readonly Task<Event>[]
  /** Called at every change, played or not. */
  onChange?: (state: State, before: State) => void
}

export type TimedSteps<State, Event> = ReturnType<typeof createTimedSteps<State, Event>>

/** Plays a script, without React: it moves by itself only between `play` and `pause`. */
export function createTimedSteps<State, Event>(script: Script<State, Event>) {
  const { start, step, next = () => null, tasks = () => [], onChange } = script
  const store = createStore<State>(start)
  const begun = new Map<string, 'running' | 'done'>()
  let isPlaying = false
  let wait: { step: TimedStep<Event>; timer: ReturnType<typeof setTimeout> } | null = null
  let leaving = new AbortController()

  const stopWaiting = () => {
    if (wait) clearTimeout(wait.timer)
    wait = null
  }

  const dispatch = (event: Event) => {
    const before = store.getState()
    const after = step(before, event)
    if (after === before) return
    store.setState(after, true)
    onChange?.(after, before)
    carryOn()
  }

  const begin = async ({ key, run }: Task<Event>) => {
    begun.set(key, 'running')
    const event = await run(leaving.signal)
    begun.set(key, 'done')
    if (event !== undefined) dispatch(event)
    forgetDone(tasks(store.getState()))
  }

  const forgetDone = (asked: readonly Task<Event>[]) => {
    for (const [key, how] of begun) {
      if (how === 'done' && !asked.some((task) => task.key === key)) begun.delete(key)
    }
  }

  const carryOn = () => {
    const asked = tasks(store.getState())
    forgetDone(asked)
    if (!isPlaying) return
    for (const task of asked) if (!begun.has(task.key)) void begin(task)
    waitFor(next(store.getState()))
  }

  const waitFor = (due: TimedStep<Event> | null) => {
    if (wait?.step === due) return
    stopWaiting()
    if (due === null) return
    const { after, event } = due
    if (after === 0) return dispatch(event)
    const timer = setTimeout(() => {
      wait = null
      dispatch(event)
    }, after)
    wait = { step: due, timer }
  }

  const pause = () => {
    isPlaying = false
    stopWaiting()
  }

  return {
    /** For `useStore`; changed by `dispatch` alone. */
    store,
    read: store.getState,
    dispatch,
    play() {
      isPlaying = true
      if (leaving.signal.aborted) leaving = new AbortController()
      carryOn()
    },
    /** A wait that is cut short begins anew with `play`; a task that has begun runs to its end. */
    pause,
    /** Pauses, and aborts the signal of the tasks: nobody watches any more. */
    leave() {
      pause()
      leaving.abort()
    },
  }
}

/**
 * Plays a script for as long as the component is there, unless it is paused. The script may be
 * another one at each render; only its first `start` counts.
 */
export function useTimedSteps<State, Event>(
  script: Script<State, Event>,
  { isPaused = false } = {},
): [State, TimedSteps<State, Event>] {
  const latest = useRef(script)
  useLayoutEffect(() => {
    latest.current = script
  })
  const [steps] = useState(() =>
    createTimedSteps<State, Event>({
      start: script.start,
      step: (state, event) => latest.current.step(state, event),
      next: (state) => latest.current.next?.(state) ?? null,
      tasks: (state) => latest.current.tasks?.(state) ?? [],
      onChange: (state, before) => latest.current.onChange?.(state, before),
    }),
  )
  useEffect(() => {
    if (isPaused) return
    steps.play()
    return steps.pause
  }, [steps, isPaused])
  useEffect(() => steps.leave, [steps])
  return [useStore(steps.store), steps]
}
