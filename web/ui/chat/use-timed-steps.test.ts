import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTimedSteps, type Script, type Task, useTimedSteps } from './use-timed-steps.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

type Scene = { at: 'greeting' | 'question' | 'asked' | 'thanks'; note: string }
type Happening = { type: 'moved'; to: Scene['at'] } | { type: 'noted'; note: string }

const waits = {
  greeting: { after: 1000, event: { type: 'moved', to: 'question' } },
  question: { after: 1500, event: { type: 'moved', to: 'asked' } },
  thanks: { after: 0, event: { type: 'moved', to: 'greeting' } },
} as const

const script: Script<Scene, Happening> = {
  start: () => ({ at: 'greeting', note: '' }),
  step(scene, event) {
    if (event.type === 'noted') return { ...scene, note: event.note }
    return event.to === scene.at ? scene : { ...scene, at: event.to }
  },
  next: ({ at }) => (at === 'asked' ? null : waits[at]),
}

describe('steps with their times', () => {
  test('come one after the other, to the millisecond', async () => {
    const { play, read } = createTimedSteps(script)
    play()
    await pass(999)
    expect(read().at).toBe('greeting')
    await pass(1)
    expect(read().at).toBe('question')
    await pass(1499)
    expect(read().at).toBe('question')
    await pass(1)
    expect(read().at).toBe('asked')
    await pass(60_000)
    expect(read().at).toBe('asked')
  })

  test('are not held up by what changes meanwhile', async () => {
    const { play, read, dispatch } = createTimedSteps(script)
    play()
    await pass(900)
    dispatch({ type: 'noted', note: 'typed' })
    await pass(100)
    expect(read()).toEqual({ at: 'question', note: 'typed' })
  })

  test('are left out where an event is faster', async () => {
    const { play, read, dispatch } = createTimedSteps(script)
    play()
    dispatch({ type: 'moved', to: 'asked' })
    await pass(60_000)
    expect(read().at).toBe('asked')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('after no time come at once', () => {
    const { play, read, dispatch } = createTimedSteps(script)
    play()
    dispatch({ type: 'moved', to: 'thanks' })
    expect(read().at).toBe('greeting')
  })

  test('stand still while paused; a wait that was cut short begins anew', async () => {
    const { play, pause, read } = createTimedSteps(script)
    await pass(5000)
    expect(read().at).toBe('greeting')
    play()
    await pass(900)
    pause()
    expect(vi.getTimerCount()).toBe(0)
    await pass(5000)
    play()
    await pass(999)
    expect(read().at).toBe('greeting')
    await pass(1)
    expect(read().at).toBe('question')
  })
})

describe('a task', () => {
  const withTask = (run: Task<Happening>['run']): Script<Scene, Happening> => ({
    ...script,
    tasks: ({ at }) => (at === 'asked' ? [{ key: 'ask', run }] : []),
  })
  const asked = { type: 'moved', to: 'asked' } as const
  const thanks = { type: 'moved', to: 'question' } as const

  test('is begun once while it is asked for, and its event counts', async () => {
    const { promise, resolve } = Promise.withResolvers<Happening>()
    const run = vi.fn(() => promise)
    const { play, pause, read, dispatch } = createTimedSteps(withTask(run))
    play()
    dispatch(asked)
    dispatch({ type: 'noted', note: 'typed' })
    pause()
    play()
    expect(run).toHaveBeenCalledTimes(1)
    resolve(thanks)
    await pass(0)
    expect(read().at).toBe('question')
  })

  test('is begun anew after a state that did not ask for it, not before', async () => {
    const run = vi.fn(async (): Promise<Happening | undefined> => undefined)
    const { play, dispatch } = createTimedSteps(withTask(run))
    play()
    dispatch(asked)
    await pass(0)
    dispatch({ type: 'noted', note: 'typed' })
    expect(run).toHaveBeenCalledTimes(1)
    dispatch(thanks)
    dispatch(asked)
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('that ends after its state is begun anew for the next one', async () => {
    const first = Promise.withResolvers<Happening | undefined>()
    const run = vi.fn(() => first.promise)
    const { play, dispatch } = createTimedSteps(withTask(run))
    play()
    dispatch(asked)
    dispatch(thanks)
    first.resolve(undefined)
    await pass(0)
    dispatch(asked)
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('does not begin while paused', async () => {
    const run = vi.fn(async () => undefined)
    const { play, dispatch } = createTimedSteps(withTask(run))
    dispatch(asked)
    expect(run).not.toHaveBeenCalled()
    play()
    expect(run).toHaveBeenCalledTimes(1)
  })
})

describe('in a component', () => {
  test('they are played, with the script of the latest render', async () => {
    const { result, rerender } = renderHook(
      ({ note }) =>
        useTimedSteps<Scene, Happening>({
          ...script,
          step: (scene, event) => ({ ...script.step(scene, event), note }),
        }),
      { initialProps: { note: 'first' }, wrapper: StrictMode },
    )
    rerender({ note: 'second' })
    await act(() => pass(1000))
    expect(result.current[0]).toEqual({ at: 'question', note: 'second' })
  })

  test('they stand still while it says so', async () => {
    const { result, rerender } = renderHook(({ isPaused }) => useTimedSteps(script, { isPaused }), {
      initialProps: { isPaused: true },
    })
    await act(() => pass(5000))
    expect(result.current[0].at).toBe('greeting')
    rerender({ isPaused: false })
    await act(() => pass(1000))
    expect(result.current[0].at).toBe('question')
  })

  test('that goes, no timer is left, and a task knows', async () => {
    const signals: AbortSignal[] = []
    const { result, unmount } = renderHook(() =>
      useTimedSteps<Scene, Happening>({
        ...script,
        tasks: () => [
          {
            key: 'ask',
            run: async (left) => {
              signals.push(left)
              return undefined
            },
          },
        ],
      }),
    )
    expect(result.current[0].at).toBe('greeting')
    expect(vi.getTimerCount()).toBe(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })
})
