import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Challenge } from '#contract/challenges.ts'
import type { Question } from '#contract/questions.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import { exportAddress } from '#contract/your-data.ts'
import type { Guide } from '#server/guide/guide.ts'
import { answerAll, registerCouple } from '#server/testing/couple.ts'
import { openCatchup } from '#server/testing/finished-catchup.ts'
import { startTestServer, type TestServer, unguarded } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const quoting: Guide = {
  ...{ name: 'quoting', source: 'built-in' },
  insight: async ({ people }) => `You wrote **“${people[0].answer}”**, and ** stays.`,
  suggestion: async () => 'Take **ten minutes** for tea.',
  summary: async () => 'A week with **tea** in it.',
}

/** The server's clock stands at 18:00 in UTC on Monday 2 March 2026, the next morning in Auckland. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ builtInGuide: unguarded(quoting) })
})
afterAll(() => server.stop())

const page = async (visitor: Visitor, timeZone = '') =>
  (await visitor.get(exportAddress('html', timeZone))).text
const count = (html: string, text: string) => html.split(text).length - 1

const remind = (visitor: Visitor, timeZone: string) =>
  visitor.send('PUT', '/api/reminder-settings', {
    ...{ reminderDay: 'Friday', reminderTime: '19:45', reminderEnabled: true },
    ...{ frequency: 'weekly', timeZone },
  })

test('what the guide wrote is labelled, its quotes bold, and the answers stand as they were', async () => {
  const { visitor } = await registerCouple(server)
  const { about, catchupId, questions } = await openCatchup(visitor, { word: 'tea <with> __you__' })
  const asked = { question: questions[0]?.content, questionId: questions[0]?.id }
  await visitor.post('/api/catchups/suggestion', { ...about, ...asked })
  const talk = { helpful: true, focus: ['Goals & Growth'], keep: true }
  await visitor.post(`/api/catchups/${catchupId}/feedback`, talk)
  const html = await page(visitor)
  const quoted = '<strong>“tea &lt;with&gt; __you__ primary 0”</strong>'
  const insight = `<b>An insight from the guide</b><span>You wrote ${quoted}, and ** stays.</span>`
  const suggestion =
    '<b>One small idea, if you like it</b><span>Take <strong>ten minutes</strong> for tea.</span>'
  const answer = '<b>Jonas</b><span>tea &lt;with&gt; __you__ partner 0</span>'
  for (const inTalkAndSession of [insight, suggestion, answer]) {
    expect([inTalkAndSession, count(html, inTalkAndSession)]).toEqual([inTalkAndSession, 2])
  }
  const summary = 'A week with <strong>tea</strong> in it.'
  expect(html).toContain(`<p>${summary}</p>`)
  expect(html).toContain(`<b>Your week, summed up by the guide</b><span>${summary}</span>`)
  expect(html).toContain('<b>Focus for the following week</b><span>Goals &amp; Growth</span>')
  expect(html).toContain('It was helpful.')
})

test('days and times are those of the browser’s zone, or the reminders’, or UTC and say so', async () => {
  const { visitor } = await registerCouple(server)
  const { catchupId } = await openCatchup(visitor)
  const talk = { helpful: null, focus: [], keep: false }
  await visitor.post(`/api/catchups/${catchupId}/feedback`, talk)
  const utc = await page(visitor)
  expect(utc).toContain('Written on Monday 2 March 2026, 6:00 PM. All days and times are in UTC.')
  expect(utc).toContain('<h3>Monday 2 March 2026</h3>')
  expect(utc).toContain('<dd>Begun on Monday 2 March 2026, 6:00 PM, finished</dd>')

  await remind(visitor, 'America/New_York')
  const saved = await page(visitor)
  expect(saved).toContain(
    'Monday 2 March 2026, 1:00 PM. All days and times are by the clocks of America/New York.',
  )

  const there = await page(visitor, 'Pacific/Auckland')
  expect(there).toContain(
    'Tuesday 3 March 2026, 7:00 AM. All days and times are by the clocks of Pacific/Auckland.',
  )
  expect(there).toContain('<h3>Tuesday 3 March 2026</h3>')
  expect(there).toContain('<h3>Session begun on Tuesday 3 March 2026</h3>')
  expect(there).not.toContain('Monday 2 March')

  const json = await visitor.get(exportAddress('json', 'Pacific/Auckland'))
  expect(json.text).toContain('"happenedAt": "2026-03-02T18:00:00.000Z"')
})

test('a zone that is none is left out of the address, and refused in it', async () => {
  const { visitor } = await registerCouple(server)
  expect(exportAddress('html', 'Mars/Phobos')).toBe('/api/account/export?format=html')
  for (const zone of ['Mars/Phobos', '+05:30', '', '<b>']) {
    const address = `${exportAddress('html', '')}&timeZone=${encodeURIComponent(zone)}`
    const { status, body } = await visitor.get<RefusalBody>(address)
    expect([zone, status, body.message]).toEqual([zone, 400, 'We do not know that time zone.'])
  }
})

test('R2 the page tells what is not answered yet from what is sealed', async () => {
  const { visitor } = await registerCouple(server)
  const { body: questions } = await visitor.get<Question[]>('/api/questions/session-initial')
  const sealed = 'Answered, and sealed until both of you have finished'
  expect(count(await page(visitor), 'Not answered yet')).toBe(2 * questions.length)

  const answer = { response: 'mine alone', isPartnerResponse: true }
  await visitor.patch(`/api/questions/${questions[0]?.id}`, answer)
  await answerAll(visitor, 'primary')
  const html = await page(visitor)
  expect(count(html, `<b>Mina</b><span><em>${sealed}</em></span>`)).toBe(7)
  expect(count(html, `<b>Jonas</b><span><em>${sealed}</em></span>`)).toBe(1)
  expect(count(html, '<b>Jonas</b><span><em>Not answered yet</em></span>')).toBe(6)
  expect(html).toContain('<dt>Mina</dt><dd>Finished on Monday 2 March 2026, 6:00 PM</dd>')
  expect(html).toContain('<dt>Jonas</dt><dd>Not finished yet</dd>')
  expect(html).not.toContain('mine alone')
})

test('challenges are told with their steps, and a note stays sealed until both have done it', async () => {
  const { visitor } = await registerCouple(server)
  const { body: three } = await visitor.get<Challenge[]>('/api/challenges/session-initial')
  const chosen = three.find((challenge) => challenge.chosen)
  const update = (isPartnerUpdate: boolean, notes: string) =>
    visitor.patch(`/api/challenges/${chosen?.id}`, { completed: true, notes, isPartnerUpdate })
  await update(false, 'We laughed.')
  const sealed = await page(visitor)
  expect(sealed).toContain('<b>Mina</b><span>Done on Monday 2 March 2026, 6:00 PM</span>')
  expect(sealed).toContain('<b>Jonas</b><span>Not done yet</span>')
  expect(sealed).toContain('<em>Sealed until both of you have done this one</em>')
  expect(sealed).not.toContain('We laughed.')
  expect(count(sealed, '<ol>')).toBe(1)
  for (const { title, chosen: own } of three) {
    expect(sealed).toContain(own ? `<h3>${title}</h3>` : `<li>${title}</li>`)
  }
  await update(true, 'So did I.')
  const open = await page(visitor)
  expect(open).toContain('<b>A note from Mina</b><span>We laughed.</span>')
  expect(open).toContain('<b>A note from Jonas</b><span>So did I.</span>')
})

test('the page to read shows markup as text', async () => {
  const { visitor } = await registerCouple(server, { username: '<b>&"\'' })
  await openCatchup(visitor, { word: '<script>alert(1)</script><img src=x onerror=y>' })
  const html = await page(visitor)
  expect(html).toContain('&lt;script&gt;alert(1)')
  expect(html).toContain('<b>&lt;b&gt;')
  expect(html).not.toMatch(/<script|<img|<b><b>/)
})
