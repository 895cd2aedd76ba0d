import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { CatchupPlace } from '#contract/catchup-place.ts'
import type { Question } from '#contract/questions.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { openCatchup, pressDone } from '#server/testing/finished-catchup.ts'
import { control } from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { type Page, renderPage, testServer } from '#web/testing/render-page.tsx'
import { lost } from '#web/testing/wire.ts'

const server = testServer()
const time = fakeTime()

/** Both have answered; the catch-up has begun, and `presses` buttons were pressed on Jonas's phone. */
async function onTwoPhones(presses = 0) {
  const { visitor: mina, partnerEmail } = await registerCouple(server.current())
  const jonas = server.current().visitor()
  await jonas.post('/api/login', { email: partnerEmail, password: testPassword })
  const { catchupId } = await openCatchup(mina, { complete: false })
  const url = `/api/catchups/${catchupId}/place`
  const place = async () => (await mina.get<CatchupPlace>(url)).body
  const theirs = async (press?: 'yes' | 'no' | 'next') => {
    const { version } = await place()
    await jonas.send('PUT', url, { version, ...(press ? { press } : { reached: 'in' }) })
  }
  for (let at = 0; at < presses; at += 1) await theirs(at % 2 === 0 ? 'no' : 'next')
  return { mina, jonas, catchupId, place, theirs }
}

type Phones = Awaited<ReturnType<typeof onTwoPhones>>

async function openOn(visitor: Phones['mina']): Promise<Page> {
  const page = renderPage(visitor, '/home')
  await screen.findByText(/^(Ready|Talked over)$/)
  await page.user.click(control('Start Catch-Up'))
  await screen.findByRole('log', { name: 'Catch-up' })
  return page
}

async function bothWereAtItsEnd({ mina, jonas, catchupId }: Phones) {
  await jonas.patch(`/api/catchups/${catchupId}/complete`, { completed: true })
  await mina.send('PUT', `/api/catchups/${catchupId}/place`, { version: 14, reached: 'in' })
}

const asked = () => document.querySelectorAll('[data-kind="question"]').length
const button = (name: string) => screen.findByText(name, { selector: 'button' })
/** Lets time go on until that button is there. */
async function until(name: string) {
  for (let turn = 0; turn < 20 && !screen.queryByText(name, { selector: 'button' }); turn += 1) {
    await time.pass(1000)
  }
  return button(name)
}

describe('C8 R22 two phones, one catch-up', () => {
  test('whoever presses a button moves both, and both see what was chosen', async () => {
    const phones = await onTwoPhones()
    const page = await openOn(phones.mina)
    await until('Yes, please')
    await phones.theirs('yes')
    await time.pass(2000)
    await screen.findByText('One small idea, if you like it')
    await button('Next Question')
    await phones.theirs('next')
    await time.pass(2000)
    await waitFor(() => expect(screen.queryByText('Next Question')).toBeNull())
    await until('No, thanks')
    expect(asked()).toBe(2)
    await page.user.click(await button('No, thanks'))
    await waitFor(async () =>
      expect(await phones.place()).toMatchObject({ version: 3, choices: ['yes', 'no'] }),
    )
  })

  test('Yes there and No here: what the server had first counts on both', async () => {
    const phones = await onTwoPhones()
    const page = await openOn(phones.mina)
    await until('No, thanks')
    await phones.theirs('yes')
    await page.user.click(await button('No, thanks'))
    await screen.findByText('One small idea, if you like it')
    expect((await phones.place()).choices).toEqual(['yes'])
  })

  test('who comes later starts at the first question and may join the other one at once', async () => {
    const phones = await onTwoPhones(6)
    const page = await openOn(phones.mina)
    await until('Join Jonas at question 4')
    expect(asked()).toBeLessThan(2)
    await page.user.click(control('Join Jonas at question 4'))
    await waitFor(() => expect(asked()).toBe(4))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your turn' }))
    await button('Yes, please')
    expect(screen.queryByText(/^Join Jonas/)).toBeNull()
    await waitFor(async () => expect((await phones.place()).reached.own).toBe('in'))
    await phones.theirs('no')
    await time.pass(2000)
    await button('Next Question')
  })

  test('or reads on alone, which moves nobody, until they are together', async () => {
    const phones = await onTwoPhones(3)
    const page = await openOn(phones.mina)
    await until('Join Jonas at question 2')
    await page.user.click(await until('Next Question'))
    expect((await phones.place()).version).toBe(3)
    for (let turn = 0; turn < 20 && screen.queryByText(/^Join Jonas/); turn += 1) {
      await time.pass(1000)
    }
    await page.user.click(await until('Next Question'))
    await waitFor(async () => expect((await phones.place()).version).toBe(4))
  })

  test('without a connection the talk goes on, and is told when it is back', async () => {
    const phones = await onTwoPhones()
    const page = await openOn(phones.mina)
    await until('No, thanks')
    page.meddle('PUT /api/catchups', lost)
    page.meddle('GET /api/catchups', lost)
    await page.user.click(await button('No, thanks'))
    await page.user.click(await button('Next Question'))
    page.mend('PUT /api/catchups')
    page.mend('GET /api/catchups')
    await time.pass(2000)
    await waitFor(async () => expect((await phones.place()).version).toBe(2))
  })
})

describe('C3 the place is the couple’s, not the tab’s', () => {
  test('another tab goes on where they are', async () => {
    const phones = await onTwoPhones()
    const page = await openOn(phones.mina)
    await page.user.click(await until('No, thanks'))
    await page.user.click(await button('Next Question'))
    await waitFor(async () => expect((await phones.place()).version).toBe(2))
    sessionStorage.clear()
    page.reload()
    await screen.findByText('Ready')
    await page.user.click(control('Start Catch-Up'))
    await waitFor(() => expect(asked()).toBe(2))
    await button('Yes, please')
    expect(screen.queryByText(/^Join/)).toBeNull()
  })

  test('a completed one shows its end to who was in it, also after a reload', async () => {
    const phones = await onTwoPhones(14)
    await bothWereAtItsEnd(phones)
    const page = await openOn(phones.mina)
    const atTheEnd = async () => {
      await button('Done')
      screen.getByText(/^Mina and Jonas, you have made it through/)
      screen.getByText('Was this chat helpful?')
      expect(asked()).toBe(7)
      expect(screen.queryByText('Yes, please')).toBeNull()
    }
    await atTheEnd()
    page.reload()
    await atTheEnd()
    await page.user.click(control('Back to home'))
    await screen.findByText('Talked over')
    expect(screen.queryByText('Ready')).toBeNull()
  })
})

describe('C8 R22 Done on the other phone', () => {
  test('who is still reading is told kindly, keeps what is there, and can read on to the end', async () => {
    const phones = await onTwoPhones(2)
    const page = await openOn(phones.mina)
    await until('Next Question')
    for (let at = 2; at < 14; at += 1) await phones.theirs(at % 2 === 0 ? 'no' : 'next')
    await phones.jonas.patch(`/api/catchups/${phones.catchupId}/complete`, { completed: true })
    await pressDone(phones.jonas)
    const told = screen.getByRole('log').textContent
    await time.pass(2000)
    await screen.findByText(/^Jonas has finished\. You can read on; the whole talk stays for you/)
    expect(screen.getByRole('log').textContent).toContain(told)
    expect(screen.queryByText('Yes, please')).toBeNull()
    await page.user.click(await screen.findByText('Read on'))
    await waitFor(() => expect(page.path()).toMatch(/^\/timeline\?read=\d+$/))
    await screen.findByRole('button', { name: 'I have read it' })
  })

  test('after a reload home says so, and that it can be read', async () => {
    const phones = await onTwoPhones(14)
    await bothWereAtItsEnd(phones)
    const page = await openOn(phones.mina)
    await button('Done')
    await pressDone(phones.jonas)
    page.reload()
    await screen.findByText("Jonas has finished. Read this week's catch-up.")
    await screen.findByRole('heading', { name: /^Welcome to Your Weekly/ })
    expect(screen.queryByText('No responses found for this week.')).toBeNull()
  })

  test('who looks at the timeline meanwhile comes back to home, and not to a page with nothing to read', async () => {
    const phones = await onTwoPhones(14)
    await bothWereAtItsEnd(phones)
    await phones.mina.send('PUT', `/api/catchups/${phones.catchupId}/place`, {
      ...{ version: 14, reached: 'end' },
    })
    const page = await openOn(phones.mina)
    await button('Done')
    await pressDone(phones.jonas)
    await time.pass(2000)
    await screen.findByText(/^This catch-up was finished on another device/)
    await page.user.click(screen.getByRole('button', { name: /^Menu/ }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Timeline' }))
    await page.user.click(await screen.findByRole('link', { name: 'Back to home' }))
    const home = () => screen.findByRole('heading', { name: /^Welcome to Your Weekly/ })
    await home()
    page.reload()
    await home()
    expect(screen.queryByText(/You can still read it here/)).toBeNull()
    expect(sessionStorage.getItem('openView')).toBeNull()
  })

  test('nor does it open the next week as the talk before, where both have answered again since', async () => {
    const phones = await onTwoPhones(14)
    await bothWereAtItsEnd(phones)
    const page = await openOn(phones.mina)
    await button('Done')
    await pressDone(phones.jonas)
    await openCatchup(phones.mina, { complete: false })
    page.reload()
    await screen.findByRole('heading', { name: /^Welcome to Your Weekly/ })
    expect(screen.queryByRole('log', { name: 'Catch-up' })).toBeNull()
  })

  test('who has been at the end reads on from the screen, and Done is gone', async () => {
    const phones = await onTwoPhones(12)
    await phones.mina.send('PUT', `/api/catchups/${phones.catchupId}/place`, {
      ...{ version: 12, reached: 'in' },
    })
    const page = await openOn(phones.mina)
    await page.user.click(await until('No, thanks'))
    await page.user.click(await button('Complete Session'))
    await button('Done')
    await waitFor(async () => expect((await phones.place()).reached.own).toBe('end'))
    await pressDone(phones.jonas)
    await time.pass(2000)
    await screen.findByText(/^This catch-up was finished on another device/)
    expect(screen.queryByText('Done', { selector: 'button' })).toBeNull()
    screen.getByText(/^Mina and Jonas, you have made it through/)
  })

  /** Jonas's phone alone leads to the end; hers follows it there. */
  async function ledToTheEnd() {
    const phones = await onTwoPhones(12)
    await phones.mina.send('PUT', `/api/catchups/${phones.catchupId}/place`, {
      ...{ version: 12, reached: 'in' },
    })
    await openOn(phones.mina)
    await until('No, thanks')
    await phones.theirs('no')
    await time.pass(2000)
    await button('Complete Session')
    // What she does before the end says nothing about it.
    fireEvent.wheel(screen.getByRole('log'))
    await phones.theirs('next')
    await time.pass(2000)
    await button('Done')
    await time.pass(4000)
    return phones
  }

  test('a phone that only followed to the end, with nobody at it, takes nothing from its person', async () => {
    const phones = await ledToTheEnd()
    const inSight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent.keyDown(document.body, { key: 'Alt' })
    inSight.mockRestore()
    screen.getByRole('group', { name: 'Your turn' }).focus()
    await time.pass(2000)
    expect((await phones.place()).reached.own).toBe('in')
    await pressDone(phones.jonas)
    await time.pass(2000)
    await screen.findByText(/^Jonas has finished\. You can read on/)
    await screen.findByText('Read on')
  })

  test.each([
    { keep: true, what: 'is kept is read by who does something at its end', told: 'is kept on' },
    {
      keep: false,
      what: 'is not kept waits until its reader says so',
      told: 'stays for you until',
    },
  ])('where Done came first, a talk that $what', async ({ keep, told }) => {
    const { jonas, mina, catchupId } = await ledToTheEnd()
    const unread = async () =>
      (await mina.get<{ unread: object | null }>('/api/timeline/unread')).body.unread
    await jonas.post(`/api/catchups/${catchupId}/feedback`, { helpful: null, focus: [], keep })
    await pressDone(jonas)
    await time.pass(2000)
    await screen.findByText(
      new RegExp(`^Jonas has finished\\. You can read on; the whole talk ${told}`),
    )
    expect(await unread()).not.toBeNull()
    fireEvent.wheel(screen.getByRole('log'))
    await time.pass(2000)
    if (keep) await waitFor(async () => expect(await unread()).toBeNull())
    else expect(await unread()).not.toBeNull()
    screen.getByText('Read on')
  })

  test.each([
    ['scrolls', () => fireEvent.wheel(screen.getByRole('log'))],
    ['presses', () => fireEvent.pointerDown(screen.getByRole('log'))],
    ['uses a key', () => fireEvent.keyDown(document.body, { key: 'PageDown' })],
    ['moves the focus', () => screen.getByRole('button', { name: 'Not really' }).focus()],
  ])('who sits beside the other one and only %s there was at the end', async (_what, act) => {
    const phones = await ledToTheEnd()
    act()
    await waitFor(async () => expect((await phones.place()).reached.own).toBe('end'))
  })

  test('before Done it says whether the answers stay for the other one', async () => {
    const { jonas, catchupId } = await ledToTheEnd()
    await screen.findByText(
      /^Without this, your answers are cleared at the end, but stay for Jonas until they have read them, at most 14 days\./,
    )
    await jonas.send('PUT', `/api/catchups/${catchupId}/place`, { version: 14, reached: 'end' })
    await time.pass(2000)
    await screen.findByText(/^Without this, your answers are cleared at the end\. Your timeline/)
  })

  /** Both are at the end; Done is pressed there, and then the first question of the next week is answered. */
  const doneAndOnThere = async ({ jonas, catchupId }: Phones) => {
    await pressDone(jonas, catchupId)
    const { body } = await jonas.get<Question[]>('/api/questions/session-initial?userId=31')
    await jonas.patch(`/api/questions/${body[0]?.id}`, {
      ...{ response: 'Next week', isPartnerResponse: true },
    })
  }
  const answeredThere = async ({ jonas }: Phones) => {
    const { body } = await jonas.get<Question[]>('/api/questions/session-initial?userId=31')
    return body.filter(({ answered }) => answered).length
  }

  test('R15 both press Done: the second press throws nothing of the next week away', async () => {
    const phones = await onTwoPhones(14)
    await bothWereAtItsEnd(phones)
    const page = await openOn(phones.mina)
    const done = await button('Done')
    await doneAndOnThere(phones)
    // What says that it is over does not come through.
    page.meddle('GET /api/catchups', lost)
    page.meddle('GET /api/session', lost)
    await page.user.click(done)
    await screen.findByText('Catch-up completed!')
    expect(page.calls.filter((call) => call.includes('reset-session'))).toHaveLength(1)
    expect(await answeredThere(phones)).toBe(1)
  })

  test('R15 nor does a press that was first, and whose call is on its way for long', async () => {
    const phones = await onTwoPhones(14)
    await bothWereAtItsEnd(phones)
    const page = await openOn(phones.mina)
    const done = await button('Done')
    const way = Promise.withResolvers<void>()
    page.meddle('POST /api/reset-session', async (passOn) => {
      await way.promise
      return passOn()
    })
    await page.user.click(done)
    await waitFor(() =>
      expect(page.calls.filter((call) => call.includes('reset-session'))).toHaveLength(1),
    )
    await doneAndOnThere(phones)
    way.resolve()
    await screen.findByText('Catch-up completed!')
    expect(await answeredThere(phones)).toBe(1)
  })
})
