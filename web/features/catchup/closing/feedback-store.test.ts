import { describe, expect, test } from 'vitest'
import type { CatchupFeedback } from '#contract/catchup-feedback.ts'
import { type ChangedFeedback, createFeedbackStore } from './feedback-store.ts'

const nothing: CatchupFeedback = { helpful: null, focus: [], keep: false }

/** A server that answers each save when the test says so. */
function heldServer() {
  const sent: ChangedFeedback[] = []
  const answers: ((works: boolean) => void)[] = []
  const save = (choice: ChangedFeedback) =>
    new Promise<void>((resolve, reject) => {
      sent.push(choice)
      answers.push((works) => (works ? resolve() : reject(new Error('no'))))
    })
  const reply = async (works = true) => {
    answers.shift()?.(works)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { sent, save, reply }
}

const storeOver = (server: ReturnType<typeof heldServer>, before = nothing) =>
  createFeedbackStore({ fetchChoice: async () => before, save: server.save })

describe('R15 the choice before Done', () => {
  test('is shown at once and saved one at a time, the latest last', async () => {
    const server = heldServer()
    const feedback = storeOver(server)
    feedback.choose({ helpful: true })
    feedback.choose({ keep: true })
    feedback.choose({ focus: ['fun'] })
    const latest = { helpful: true, keep: true, focus: ['fun'] }
    expect(feedback.read()).toEqual({ choice: latest, state: 'saving' })
    const first = { helpful: true, focus: [], changed: { helpful: true, focus: [] } }
    expect(server.sent).toEqual([first])
    await server.reply()
    expect(server.sent.at(-1)).toEqual({ ...latest, changed: { helpful: false, focus: ['fun'] } })
    expect(feedback.read().state).toBe('saving')
    await server.reply()
    expect(server.sent).toHaveLength(2)
    expect(feedback.read().state).toBe('saved')
  })

  test('R9 says nothing of keeping where that was not changed here, so that no other device loses it', async () => {
    const server = heldServer()
    const feedback = storeOver(server)
    feedback.choose({ focus: ['fun'] })
    await server.reply()
    feedback.choose({ keep: true })
    await server.reply()
    feedback.choose({ helpful: false })
    await server.reply()
    feedback.choose({ keep: false })
    await server.reply()
    expect(server.sent.map(({ keep }) => keep)).toEqual([undefined, true, undefined, false])
  })

  test('R9 says what was changed here, so that no other device loses what it chose', async () => {
    const server = heldServer()
    const before: CatchupFeedback = { helpful: true, focus: ['fun'], keep: false }
    const feedback = storeOver(server, before)
    await feedback.load()
    feedback.choose({ focus: ['goals', 'fun'] })
    await server.reply(false)
    feedback.choose({ focus: ['goals'] })
    await server.reply()
    feedback.choose({ helpful: null })
    await server.reply()
    expect(server.sent.map(({ changed }) => changed)).toEqual([
      { helpful: false, focus: ['goals'] },
      { helpful: false, focus: ['goals', 'fun'] },
      { helpful: true, focus: [] },
    ])
  })

  test('R9 no more keeping is said where the reply to “keep” was lost, since it may have arrived', async () => {
    const server = heldServer()
    const feedback = storeOver(server)
    feedback.choose({ keep: true })
    await server.reply(false)
    feedback.choose({ keep: false })
    await server.reply()
    expect(server.sent.map(({ keep }) => keep)).toEqual([true, false])
  })

  test('of before is shown, unless somebody has chosen in the meantime', async () => {
    const before: CatchupFeedback = { helpful: false, focus: [], keep: true }
    const resumed = storeOver(heldServer(), before)
    await resumed.load()
    expect(resumed.read()).toEqual({ choice: before, state: 'untouched' })
    const quick = storeOver(heldServer(), before)
    const loading = quick.load()
    quick.choose({ helpful: true })
    await loading
    expect(quick.read().choice).toEqual({ ...nothing, helpful: true })
  })

  test('of before an ongoing save is not taken for what the other device chose', async () => {
    const server = heldServer()
    let answerReading = () => {}
    const fetchChoice = () =>
      new Promise<CatchupFeedback>((resolve) => {
        answerReading = () => resolve(nothing)
      })
    const feedback = createFeedbackStore({ fetchChoice, save: server.save })
    feedback.choose({ helpful: true })
    const looking = feedback.load()
    await server.reply()
    answerReading()
    await looking
    expect(feedback.read()).toEqual({ choice: { ...nothing, helpful: true }, state: 'saved' })
  })

  test('a focus of the other device is told, also where nothing was chosen before it', async () => {
    let there = nothing
    let takes = true
    const told: string[] = []
    const feedback = createFeedbackStore({
      fetchChoice: async () => there,
      save: async () => undefined,
      onNewFocus: async () => {
        told.push(there.focus.join())
        return takes
      },
    })
    await feedback.load()
    expect(told).toEqual([])
    there = { ...nothing, focus: ['fun'] }
    takes = false
    await feedback.load()
    takes = true
    await feedback.load()
    await feedback.load()
    expect(told).toEqual(['fun', 'fun'])
    there = nothing
    await feedback.load()
    expect(told).toEqual(['fun', 'fun', ''])
  })

  test('says when it failed, and Done tries once more', async () => {
    const server = heldServer()
    const feedback = storeOver(server)
    feedback.choose({ keep: true })
    await server.reply(false)
    expect(feedback.read().state).toBe('failed')
    const settling = feedback.settle()
    await new Promise((resolve) => setTimeout(resolve))
    await server.reply()
    expect(await settling).toBe(true)
    expect(feedback.read().state).toBe('saved')
  })

  test('holds Done back only where they would lose what they keep', async () => {
    for (const [keep, mayGo] of [
      [true, false],
      [false, true],
    ] as const) {
      const server = heldServer()
      const feedback = storeOver(server)
      feedback.choose({ helpful: true, keep })
      await server.reply(false)
      const settling = feedback.settle()
      await new Promise((resolve) => setTimeout(resolve))
      await server.reply(false)
      expect(await settling).toBe(mayGo)
    }
  })

  test('that nobody made is no call, and Done goes on', async () => {
    const server = heldServer()
    expect(await storeOver(server).settle()).toBe(true)
    expect(server.sent).toEqual([])
  })
})
