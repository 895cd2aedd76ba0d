import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Challenge } from '#contract/challenges.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { control, everythingStored, personButton } from '#web/testing/at-home.ts'
import { type Page, renderPage, testServer } from '#web/testing/render-page.tsx'
import { expectToast } from '#web/testing/toasts.ts'
import { answered, lost, type Meddlers } from '#web/testing/wire.ts'

const server = testServer()
const heading = 'A challenge for the two of you'
const three = async (visitor: Visitor) =>
  (await visitor.get<Challenge[]>(`/api/challenges/${initialWeekId}`)).body
const chosenOf = async (visitor: Visitor): Promise<Challenge> => {
  const chosen = (await three(visitor)).find((challenge) => challenge.chosen)
  if (!chosen) throw new Error('None of the three is chosen')
  return chosen
}
const done = (visitor: Visitor, { id }: Challenge, isPartnerUpdate: boolean, notes?: string) =>
  visitor.patch(`/api/challenges/${id}`, { completed: true, isPartnerUpdate, notes })

const openHome = async (meddlers: Meddlers = {}) => {
  const { visitor, partnerEmail } = await registerCouple(server.current())
  const page = renderPage(visitor, '/home', meddlers)
  await screen.findByRole('region', { name: heading })
  return { page, visitor, partnerEmail }
}
const card = () => within(screen.getByRole('region', { name: heading }))
const openSteps = async (page: Page) => {
  await page.user.click(await card().findByRole('button', { name: 'Show the steps' }))
  const { title } = await chosenOf(page.visitor)
  return within(await screen.findByRole('dialog', { name: title }))
}
/** Asks for the note, which nobody sees before that. */
const openNote = async ({ user }: Page, dialog: Awaited<ReturnType<typeof openSteps>>) => {
  expect(dialog.queryByRole('textbox')).toBeNull()
  await user.click(await dialog.findByRole('button', { name: /^Add a note/ }))
  return dialog.getByRole('textbox')
}

describe('the challenge of the week on the home screen (product §3)', () => {
  test('is shown with its kind, how hard it is and how long it takes', async () => {
    const { visitor } = await openHome()
    const { title, description, minutes } = await chosenOf(visitor)
    expect(await card().findByRole('heading', { name: title })).toBeDefined()
    expect(card().getByText(description)).toBeDefined()
    expect(
      card().getByText(new RegExp(`^(Easy|Medium|Hard), about ${minutes} minutes$`)),
    ).toBeDefined()
  })

  test('stands below the four controls', async () => {
    await openHome()
    const last = control('Start New Session')
    const position = last.compareDocumentPosition(screen.getByRole('region', { name: heading }))
    expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('waits behind a skeleton; a failure can be tried again', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { page } = await openHome({
      'GET /api/challenges': async () => {
        await promise
        throw new TypeError('Failed to fetch')
      },
    })
    expect(card().getByText('Loading the challenge of the week')).toBeDefined()
    resolve()
    await card().findByText('We could not bring you the challenge of the week')
    page.mend('GET /api/challenges')
    await page.user.click(card().getByRole('button', { name: 'Try again' }))
    expect(await card().findByRole('button', { name: 'Show the steps' })).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: heading }))
  })

  test('nothing is shown where the server has none', async () => {
    const { visitor } = await registerCouple(server.current())
    const page = renderPage(visitor, '/home', { 'GET /api/challenges': answered(200, []) })
    await personButton('Mina')
    await waitFor(() => expect(page.calls).toContain(`GET /api/challenges/${initialWeekId}`))
    await waitFor(() => expect(screen.queryByRole('heading', { name: heading })).toBeNull())
  })

  test('can be swapped for one of the other two, which the other device then has, too', async () => {
    const { page, visitor } = await openHome()
    const before = await chosenOf(visitor)
    const [other] = (await three(visitor)).filter(({ chosen }) => !chosen)
    if (!other) throw new Error('There is no other')
    await page.user.click(await card().findByRole('button', { name: 'Swap' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('button', { name: /^Take / })).toHaveLength(2)
    page.meddle('POST /api/challenges', lost)
    await page.user.click(dialog.getByRole('button', { name: `Take “${other.title}”` }))
    await expectToast('Error', 'We could not swap the challenge. Please try again.')
    page.mend('POST /api/challenges')
    await page.user.click(dialog.getByRole('button', { name: `Take “${other.title}”` }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await card().findByRole('heading', { name: other.title })).toBeDefined()
    expect(card().queryByRole('heading', { name: before.title })).toBeNull()
    expect((await chosenOf(visitor)).id).toBe(other.id)
    await waitFor(() =>
      expect(document.activeElement).toBe(card().getByRole('button', { name: 'Swap' })),
    )
  })
})

describe('the steps of a challenge', () => {
  test('opens with them, Escape closes and gives the focus back', async () => {
    const { page, visitor } = await openHome()
    const dialog = await openSteps(page)
    const { instructions, title } = await chosenOf(visitor)
    expect(screen.getByRole('dialog', { name: title })).toBeDefined()
    const steps = dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(1))
    expect(steps).toEqual(instructions)
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toBe(card().getByRole('button', { name: 'Show the steps' })),
    )
  })

  test('the part is that of who answers, or of the other; both done is told warmly', async () => {
    const { page, visitor } = await openHome()
    await page.user.click(await personButton('Jonas'))
    let dialog = await openSteps(page)
    expect(dialog.getByRole('tab', { name: 'Jonas' }).getAttribute('aria-selected')).toBe('true')
    const field = await openNote(page, dialog)
    expect(field).toBe(dialog.getByRole('textbox', { name: /A note from Jonas/ }))
    expect(document.activeElement).toBe(field)
    await page.user.type(field, 'I heard you.')
    expect(dialog.getByText('12/2000')).toBeDefined()
    await page.user.click(dialog.getByRole('button', { name: 'Mark done for Jonas' }))
    expect(await dialog.findByText('Jonas has done this one.')).toBeDefined()
    expect(document.activeElement?.textContent).toBe('Undo: not done after all, Jonas')
    expect(dialog.getByText(/^Your note is kept/)).toBeDefined()
    expect(dialog.queryByDisplayValue('I heard you.')).toBeNull()
    const halfway = await chosenOf(visitor)
    expect([halfway.primaryUserProgress.completed, halfway.partnerProgress.completed]).toEqual([
      false,
      true,
    ])
    expect(everythingStored()).not.toContain('heard')

    await page.user.click(dialog.getByRole('tab', { name: 'Mina' }))
    await page.user.click(await dialog.findByRole('button', { name: 'Mark done for Mina' }))
    expect(await dialog.findByText(/^You did this together/)).toBeDefined()
    expect(dialog.getByText('I heard you.')).toBeDefined()
    await page.user.keyboard('{Escape}')
    expect(await card().findByText(/^You did this together/)).toBeDefined()

    dialog = await openSteps(page)
    await page.user.click(dialog.getByRole('button', { name: 'Undo: not done after all, Jonas' }))
    await waitFor(() => expect(dialog.queryByText(/^You did this together/)).toBeNull())
    expect(dialog.getByText('I heard you.')).toBeDefined()
    expect(dialog.queryByRole('textbox')).toBeNull()
    expect((await chosenOf(visitor)).completed).toBe(false)
  })

  test('a note typed stays when saving fails, when the dialog closes, but not for the other one', async () => {
    const { page } = await openHome()
    let dialog = await openSteps(page)
    page.meddle('PATCH /api/challenges', lost)
    await page.user.type(await openNote(page, dialog), 'A heron stood there.')
    await page.user.click(dialog.getByRole('button', { name: 'Mark done for Mina' }))
    await expectToast('Error', 'We could not save that. Please try again.')
    expect(dialog.getByDisplayValue('A heron stood there.')).toBeDefined()
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Step by step')).toBeNull())
    dialog = await openSteps(page)
    expect(dialog.getByDisplayValue('A heron stood there.')).toBeDefined()
    await page.user.click(dialog.getByRole('tab', { name: 'Jonas' }))
    const question = await screen.findByRole('alertdialog', { name: 'Hand over to Jonas?' })
    expect(question.textContent).toContain('The note that Mina was writing is not saved yet.')
    await page.user.click(control('Go back to it'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(dialog.getByDisplayValue('A heron stood there.')).toBeDefined()
    await page.user.click(dialog.getByRole('tab', { name: 'Jonas' }))
    await page.user.click(await screen.findByRole('button', { name: 'Hand over' }))
    await dialog.findByRole('button', { name: 'Mark done for Jonas' })
    expect(dialog.queryByDisplayValue('A heron stood there.')).toBeNull()
    await page.user.click(dialog.getByRole('tab', { name: 'Mina' }))
    await dialog.findByRole('button', { name: 'Mark done for Mina' })
    expect(dialog.queryByDisplayValue('A heron stood there.')).toBeNull()
  })

  test('where nobody was chosen, a note that the other one was writing is there again', async () => {
    const { page } = await openHome()
    let dialog = await openSteps(page)
    await page.user.click(dialog.getByRole('tab', { name: 'Jonas' }))
    await dialog.findByRole('button', { name: 'Mark done for Jonas' })
    await page.user.type(await openNote(page, dialog), 'A heron stood there.')
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Step by step')).toBeNull())
    dialog = await openSteps(page)
    expect(dialog.getByRole('tab', { name: 'Jonas' }).getAttribute('aria-selected')).toBe('true')
    expect(dialog.getByDisplayValue('A heron stood there.')).toBeDefined()
  })

  describe('a note that Jonas has begun, where Mina was chosen', () => {
    const begin = async () => {
      const { page, visitor } = await openHome()
      await page.user.click(await personButton('Mina'))
      const dialog = await openSteps(page)
      await page.user.click(dialog.getByRole('tab', { name: 'Jonas' }))
      await dialog.findByRole('button', { name: 'Mark done for Jonas' })
      await page.user.type(await openNote(page, dialog), 'A heron stood there.')
      await closed(page)
      return { page, first: await chosenOf(visitor) }
    }
    const closed = async ({ user }: Page) => {
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByText('Step by step')).toBeNull())
    }
    const swap = async ({ user }: Page) => {
      await user.click(await card().findByRole('button', { name: 'Swap' }))
      const dialog = within(await screen.findByRole('dialog'))
      const [take] = dialog.getAllByRole('button', { name: /^Take / })
      if (take) await user.click(take)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    const isShown = (dialog: Awaited<ReturnType<typeof openSteps>>, name: string) =>
      dialog.getByRole('tab', { name }).getAttribute('aria-selected') === 'true'

    test('is there again on his part when the steps are shown again', async () => {
      const { page } = await begin()
      const dialog = await openSteps(page)
      expect(isShown(dialog, 'Jonas')).toBe(true)
      expect(dialog.getByDisplayValue('A heron stood there.')).toBeDefined()
    })

    test("stays while another challenge is looked at, which opens on Mina's part", async () => {
      const { page, first } = await begin()
      await swap(page)
      const other = await openSteps(page)
      expect(isShown(other, 'Mina')).toBe(true)
      expect(document.body.textContent).not.toContain('heron')
      await closed(page)
      card().getByText(`Your note on “${first.title}” is not saved yet.`)
      await page.user.click(card().getByRole('button', { name: 'Open it again' }))
      const dialog = within(await screen.findByRole('dialog', { name: first.title }))
      expect(isShown(dialog, 'Jonas')).toBe(true)
      expect(dialog.getByDisplayValue('A heron stood there.')).toBeDefined()
    })

    test('is cleared only once that is confirmed, where Mina begins one on another challenge', async () => {
      const { page } = await begin()
      await swap(page)
      const other = await openSteps(page)
      const field = await openNote(page, other)
      await page.user.paste('Mine.')
      const question = await screen.findByRole('alertdialog', { name: 'Hand over to Mina?' })
      expect(question.textContent).toContain('The note that Jonas was writing is not saved yet.')
      await page.user.click(control('Go back to it'))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      expect(other.queryByDisplayValue('Mine.')).toBeNull()
      await waitFor(() => expect(document.activeElement).toBe(field))
      await page.user.paste('Mine.')
      await page.user.click(await screen.findByRole('button', { name: 'Hand over' }))
      expect(await other.findByDisplayValue('Mine.')).toBeDefined()
      await closed(page)
      expect(card().queryByText(/is not saved yet/)).toBeNull()
    })
  })

  describe('a note that is too long', () => {
    const sentence = 'Please keep your note under 2,000 characters.'
    const saves = ({ calls }: Page) =>
      calls.filter((call) => call.startsWith('PATCH /api/challenges'))

    test('is told at its field, which gets the focus, and stays', async () => {
      const { page } = await openHome()
      const dialog = await openSteps(page)
      const field = await openNote(page, dialog)
      await page.user.paste('x'.repeat(2_001))
      await page.user.click(dialog.getByRole('button', { name: 'Mark done for Mina' }))
      expect(await dialog.findByText(sentence)).toBeDefined()
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(document.activeElement).toBe(field)
      expect(saves(page)).toEqual([])
      await page.user.keyboard('{Backspace}')
      expect(dialog.queryByText(sentence)).toBeNull()
    })

    test('and was cleared as the other one took over is not told of the next one', async () => {
      const { page, visitor } = await openHome()
      for (const isPartner of [false, true]) {
        const { id } = await chosenOf(visitor)
        const kept = { completed: false, isPartnerUpdate: isPartner, notes: 'kept' }
        await visitor.patch(`/api/challenges/${id}`, kept)
      }
      const dialog = await openSteps(page)
      const tooLong = async (name: string) => {
        await dialog.findByRole('button', { name: `Mark done for ${name}` })
        await page.user.click(dialog.getByRole('button', { name: 'Change the note' }))
        const field = await dialog.findByRole('textbox', { name: new RegExp(name) })
        await page.user.click(field)
        await page.user.paste('x'.repeat(2_001))
        await page.user.click(dialog.getByRole('button', { name: `Mark done for ${name}` }))
        expect(await dialog.findByText(sentence)).toBeDefined()
        expect(document.activeElement).toBe(field)
      }
      await tooLong('Mina')
      await page.user.click(dialog.getByRole('tab', { name: 'Jonas' }))
      await page.user.click(await screen.findByRole('button', { name: 'Hand over' }))
      await dialog.findByRole('button', { name: 'Mark done for Jonas' })
      expect(dialog.queryByText(sentence)).toBeNull()
      await page.user.click(dialog.getByRole('tab', { name: 'Mina' }))
      await dialog.findByRole('button', { name: 'Mark done for Mina' })
      expect(dialog.queryByText(sentence)).toBeNull()
      await page.user.click(dialog.getByRole('button', { name: 'Change the note' }))
      expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBeNull()
      await page.user.click(dialog.getByRole('tab', { name: 'Jonas' }))
      await tooLong('Jonas')
    })
  })

  test("while one person's part is saved the other's can be, and keeps the focus", async () => {
    const { page, visitor } = await openHome()
    const dialog = await openSteps(page)
    const { promise, resolve } = Promise.withResolvers<void>()
    page.meddle('PATCH /api/challenges', async (passOn) => {
      await promise
      return passOn()
    })
    await page.user.type(await openNote(page, dialog), 'Mine.')
    await page.user.click(dialog.getByRole('button', { name: 'Save note' }))
    await page.user.click(dialog.getByRole('tab', { name: 'Jonas' }))
    await page.user.click(await screen.findByRole('button', { name: 'Hand over' }))
    const done = await dialog.findByRole('button', { name: 'Mark done for Jonas' })
    expect(done.getAttribute('aria-busy')).toBeNull()
    page.mend('PATCH /api/challenges')
    await page.user.click(done)
    expect(await dialog.findByText('Jonas has done this one.')).toBeDefined()
    await page.user.click(dialog.getByRole('button', { name: /^Add a note/ }))
    await page.user.click(dialog.getByRole('tab', { name: /Jonas$/ }))
    const focused: unknown[] = []
    const watch = ({ target }: FocusEvent) => focused.push(target)
    document.addEventListener('focusin', watch)
    resolve()
    await waitFor(async () =>
      expect((await chosenOf(visitor)).primaryUserProgress.hasNotes).toBe(true),
    )
    const tab = dialog.getByRole('tab', { name: 'Mina' })
    await page.user.click(tab)
    expect(await dialog.findByText(/^Your note is kept/)).toBeDefined()
    document.removeEventListener('focusin', watch)
    expect(focused).toEqual([tab])
  })

  test('R1 a note is counted and taken as a person counts it', async () => {
    const { page, visitor } = await openHome()
    const note = '👍🏽'.repeat(2_000)
    const dialog = await openSteps(page)
    await openNote(page, dialog)
    await page.user.paste(`  ${note}  `)
    expect(dialog.getByText('2000/2000')).toBeDefined()
    await page.user.click(dialog.getByRole('button', { name: 'Mark done for Mina' }))
    expect(await dialog.findByText('Mina has done this one.')).toBeDefined()
    await done(visitor, await chosenOf(visitor), true)
    expect((await chosenOf(visitor)).primaryUserProgress.notes).toBe(note)
  })

  test('a kept note is replaced without being shown', async () => {
    const { page, visitor } = await openHome()
    await done(visitor, await chosenOf(visitor), false, 'first')
    const dialog = await openSteps(page)
    expect(await dialog.findByText(/^Your note is kept/)).toBeDefined()
    expect(dialog.queryByRole('textbox')).toBeNull()
    await page.user.click(dialog.getByRole('button', { name: 'Change the note' }))
    expect(document.activeElement).toBe(dialog.getByRole('textbox'))
    await page.user.keyboard('second')
    await page.user.click(dialog.getByRole('button', { name: 'Save note' }))
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Save note' })).toBeNull())
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Change the note' }))
    await done(visitor, await chosenOf(visitor), true)
    expect((await chosenOf(visitor)).primaryUserProgress.notes).toBe('second')
  })

  test('a kept note can be removed', async () => {
    const { page, visitor } = await openHome()
    await done(visitor, await chosenOf(visitor), false, 'first')
    const dialog = await openSteps(page)
    await page.user.click(await dialog.findByRole('button', { name: 'Remove the note' }))
    await waitFor(() => expect(dialog.queryByText(/^Your note is kept/)).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: /^Add a note/ })),
    )
    const { primaryUserProgress } = await chosenOf(visitor)
    expect([primaryUserProgress.completed, primaryUserProgress.hasNotes]).toEqual([true, false])
  })

  test('A4 R17 the part of who does theirs on their own device is not to be done here', async () => {
    const { page, visitor, partnerEmail } = await openHome()
    const dialog = await openSteps(page)
    await page.user.click(dialog.getByRole('tab', { name: 'Jonas' }))
    await dialog.findByRole('button', { name: 'Mark done for Jonas' })
    await page.user.type(await openNote(page, dialog), 'He told me this.')
    const partner = server.current().visitor()
    await partner.post('/api/login', { email: partnerEmail, password: testPassword })
    await page.user.click(dialog.getByRole('button', { name: 'Mark done for Jonas' }))
    await expectToast('Error', 'Jonas is answering on their own device.')
    expect(await dialog.findByText('Jonas does this part on their own device.')).toBeDefined()
    expect(dialog.queryByRole('button', { name: /for Jonas/ })).toBeNull()
    expect(dialog.getByDisplayValue('He told me this.')).toBeDefined()
    expect((await chosenOf(visitor)).partnerProgress.completed).toBe(false)
  })

  test('what the other device did is there when one looks', async () => {
    const { page, visitor, partnerEmail } = await openHome()
    await card().findByRole('button', { name: 'Show the steps' })
    const partner = server.current().visitor()
    await partner.post('/api/login', { email: partnerEmail, password: testPassword })
    await done(partner, await chosenOf(visitor), true)
    expect(card().queryByText('Jonas has done this one.')).toBeNull()
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await card().findByText('Jonas has done this one.')).toBeDefined()
    await done(visitor, await chosenOf(visitor), false)
    await openSteps(page)
    expect(await screen.findAllByText(/^You did this together/)).not.toEqual([])
  })
})
