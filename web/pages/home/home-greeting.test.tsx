import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { answerAll, registerCouple, testPassword } from '#server/testing/couple.ts'
import { openCatchup, pressDone } from '#server/testing/finished-catchup.ts'
import { answerSome, control, isRefusing, personButton } from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { expectToast } from '#web/testing/toasts.ts'

const server = testServer()
const time = fakeTime()

/** Mina and Jonas, each signed in on a device of their own. */
const twoPhones = async () => {
  const couple = await registerCouple(server.current())
  const jonas = server.current().visitor()
  await jonas.post('/api/login', { email: couple.partnerEmail, password: testPassword })
  return { ...couple, mina: couple.visitor, jonas }
}

/** Moves the couple's talk to so long before the time of these tests. */
const talkWas = (milliseconds: number) =>
  server
    .current()
    .database.updateTable('timeline')
    .set({ happenedAt: new Date(Date.now() - milliseconds).toISOString() })
    .execute()

const greeting = () =>
  screen.findByRole('region', {
    name: /^(Good |Over to you|You have both answered|Jonas is waiting)/,
  })
const words = async () => (await greeting()).textContent ?? ''
const says = (sentence: string) => waitFor(async () => expect(await words()).toContain(sentence))
const next = async (label: string) => within(await greeting()).findByRole('button', { name: label })

describe('C9 R23 home speaks to the person who is here', () => {
  test('each on their own phone: from the first answer to the one that is waited for', async () => {
    const { mina, jonas, user } = await twoPhones()
    const page = renderPage(mina, '/home')
    await says("This week's seven questions are ready.")
    expect(await words()).toMatch(/^Good (morning|afternoon|evening), MinaThis week/)
    expect((await personButton('Mina')).getAttribute('aria-pressed')).toBe('true')
    await answerAll(jonas, 'partner')
    await time.pass(2000)
    await says("Jonas is done. Your turn, Mina: answer this week's seven.")
    expect(document.body.textContent).not.toMatch(/pass the phone/i)

    await answerSome(mina, { userId: user.id, participant: 'primary' }, 4)
    await time.pass(2000)
    await says('Jonas is done. Your turn, Mina: you have answered 4 of 7.')
    await page.user.click(await next('Continue your questions'))
    await screen.findByRole('heading', { name: 'Weekly questions for Mina' })
  })

  test('R10 to a couple who meet every month nothing on home speaks of this week', async () => {
    const { mina, jonas } = await twoPhones()
    await jonas.send('PUT', '/api/reminder-settings', {
      ...{ reminderDay: 'Sunday', reminderTime: '19:00', reminderEnabled: false },
      frequency: 'monthly',
    })
    renderPage(mina, '/home')
    await says('Your seven questions are ready.')
    await next('Answer your seven')
    expect(document.body.textContent).not.toMatch(/this week|your week\b/i)
  })

  test('R23 while it looks, the next thing to do has its room already, and only then', async () => {
    const { mina } = await twoPhones()
    const known = Promise.withResolvers<void>()
    renderPage(mina, '/home', { 'GET /api/progress': (passOn) => known.promise.then(passOn) })
    await says('One moment…')
    const room = () => document.querySelector('[data-room-for="action"]')
    expect(room()?.className).toBe('min-h-12')
    const beside = async () => (await greeting()).firstElementChild?.firstElementChild
    expect(room()?.previousElementSibling).toBe(await beside())
    known.resolve()
    const action = await next("Answer this week's seven")
    expect(action.className).toContain('min-h-12')
    expect(action.previousElementSibling).toBe(await beside())
    expect(room()).toBeNull()
  })

  test('done and waiting: nobody is hurried, and the challenge is there meanwhile; then the talk, and joining it', async () => {
    const { mina, jonas, user } = await twoPhones()
    await answerAll(mina, 'primary')
    const page = renderPage(mina, '/home')
    await says('You are done for this week. Your talk opens once Jonas has answered, too.')
    expect(await words()).toContain('There is no need to stay and wait.')
    const title = (await screen.findByRole('heading', { level: 3 })).textContent ?? ''
    const meanwhile = await next(`Meanwhile, a challenge: ${title}`)
    await page.user.click(meanwhile)
    await screen.findByRole('dialog', { name: title })
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(meanwhile))
    await answerAll(jonas, 'partner')
    await time.pass(2000)
    await next('Start the catch-up')
    await jonas.post('/api/catchups/session-initial', { userId: user.partnerId })
    await time.pass(3000)
    await says('Jonas has begun your catch-up.')
    await page.user.click(await next('Join the catch-up'))
    await screen.findByRole('heading', { name: 'Catch-up' })
  })

  test('R22 who left the catch-up at question 4 is told so, and goes on there, whoever had begun it', async () => {
    const { mina, jonas, user } = await twoPhones()
    await answerAll(mina, 'primary')
    await answerAll(jonas, 'partner')
    const begun = await jonas.post<{ id: number }>('/api/catchups/session-initial', {
      userId: user.partnerId,
    })
    const place = `/api/catchups/${begun.body.id}/place`
    for (let version = 0; version < 6; version += 1) {
      await mina.send('PUT', place, { version, press: version % 2 === 0 ? 'no' : 'next' })
    }
    const page = renderPage(mina, '/home')
    await says('You are at question 4 of 7 of your catch-up. Pick up where you left off.')
    screen.getByText('Question 4 of 7 is next.')
    await page.user.click(await next('Continue the catch-up'))
    await screen.findByRole('heading', { name: 'Catch-up' })
    await waitFor(() => expect(document.querySelectorAll('[data-kind="question"]')).toHaveLength(4))
  })

  test('who is done can tell the other one with whatever they share with, and no answer goes along', async () => {
    const shared: ShareData[] = []
    Object.assign(navigator, { share: async (content: ShareData) => void shared.push(content) })
    const { mina } = await twoPhones()
    await answerAll(mina, 'primary')
    const page = renderPage(mina, '/home')
    await page.user.click(await next('Tell Jonas you are done'))
    Reflect.deleteProperty(navigator, 'share')
    expect(shared).toEqual([
      {
        title: 'Share with your partner',
        text: "I have answered this week's seven questions on Duologue. Yours are there whenever it suits you:",
        url: expect.stringMatching(/^https?:\/\/[^/]+\/$/),
      },
    ])
  })

  test('where nothing can be shared or copied, the message itself is there to be selected', async () => {
    const { mina } = await twoPhones()
    await answerAll(mina, 'primary')
    const page = renderPage(mina, '/home')
    const writing = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    await page.user.click(await next('Tell Jonas you are done'))
    writing.mockRestore()
    await expectToast(
      'That did not work here',
      'Please select the message below and copy it by hand.',
    )
    const message = await screen.findByLabelText<HTMLTextAreaElement>('Your message')
    expect(message.value).toMatch(/^I have answered this week's .* suits you: https?:\/\/[^/]+\/$/)
    await page.user.click(message)
    expect([message.selectionStart, message.selectionEnd]).toEqual([0, message.value.length])
  })

  test('R17 who answers on a device of their own is not answered for from here', async () => {
    const { mina, jonas, user } = await twoPhones()
    await answerSome(jonas, { userId: user.partnerId, participant: 'partner' }, 1)
    const page = renderPage(mina, '/home')
    await screen.findByText('On their own device')
    await page.user.click(await personButton('Jonas'))
    expect(isRefusing('Start Weekly Questions')).toBe(true)
    await page.user.click(control('Start Weekly Questions'))
    await expectToast('On their own device', 'Jonas is answering on their own device.')
    expect(screen.getAllByText('Jonas is answering on their own device.').length).toBeGreaterThan(1)
    expect(screen.queryByRole('log')).toBeNull()
  })

  test('one device: both are greeted, and the main button hands it to the right one', async () => {
    const { visitor, partnerEmail, user } = await registerCouple(server.current())
    const { inviteToken } = (
      await visitor.post<{ inviteToken: string }>('/api/couples/invite', {
        partnerEmail,
      })
    ).body
    await visitor.post('/api/couples/join', { inviteToken, username: 'Jonas' })
    await answerAll(visitor, 'primary')
    const page = renderPage(visitor, '/home')
    await says('Mina is done with all seven questions.')
    expect(await words()).toMatch(/^Over to you, Jonas/)
    await says("Mina's answers stay hidden until you have both finished.")
    await page.user.click(await next('Begin as Jonas'))
    await screen.findByRole('heading', { name: 'Weekly questions for Jonas' })
    expect(sessionStorage.getItem('currentUserType')).toBe('partner')
    expect(page.calls).toContain(`GET /api/questions/session-initial?userId=${user.partnerId}`)
  })
})

test('C9 C4 after Done it is not like day one: the talk is done, and what they want more of', async () => {
  const { mina } = await twoPhones()
  const { catchupId } = await openCatchup(mina)
  const focus = ['Daily Life & Routines', 'Goals & Growth', 'Fun & Friendship']
  await mina.post(`/api/catchups/${catchupId}/feedback`, { helpful: true, focus })
  await pressDone(mina)
  await talkWas(60_000)
  const page = renderPage(mina, '/home')
  await says('The next seven are ready when you are.')
  await says(
    'Next time you want more of Daily Life & Routines, Goals & Growth and Fun & Friendship.',
  )
  await talkWas(7 * 86_400_000)
  page.reload()
  await says(
    'This week you wanted more of Daily Life & Routines, Goals & Growth and Fun & Friendship.',
  )
})

test('C4 the relationship goal is on home, and leads to where it is changed', async () => {
  const { visitor } = await registerCouple(server.current())
  localStorage.setItem('relationshipGoal', 'Slow mornings')
  const page = renderPage(visitor, '/home')
  await says('What you would like more of: “Slow mornings”')
  await screen.findByRole('button', { name: 'Menu' })
  const change = within(await greeting()).getByRole('button', { name: /^Change/ })
  await page.user.click(change)
  const dialog = await screen.findByRole('dialog', { name: 'Profile Settings' })
  const field = await within(dialog).findByLabelText<HTMLInputElement>(
    /^What would you like more of/,
  )
  expect(field.value).toBe('Slow mornings')
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  await waitFor(() => expect(document.activeElement).toBe(change))
})

test('C9 what was answered here does not count for the week after the other one pressed Done', async () => {
  const { mina, user } = await twoPhones()
  await openCatchup(mina)
  await talkWas(60_000)
  const page = renderPage(mina, '/home')
  await says("You have finished this week's catch-up.")
  await page.user.click(await personButton('Mina'))
  await waitFor(() =>
    expect(page.calls).toContain(`GET /api/questions/session-initial?userId=${user.id}`),
  )
  await pressDone(mina)
  await time.pass(4000)
  await says('The next seven are ready when you are.')
  expect(await words()).not.toContain('7 of 7')
  expect(page.calls.filter((call) => call.startsWith('POST /api/progress'))).toEqual([])
})
