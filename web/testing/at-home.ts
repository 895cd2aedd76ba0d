import { screen, within } from '@testing-library/react'
import type { Question } from '#contract/questions.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import type { TestCouple } from '#server/testing/couple.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { renderPage } from './render-page.tsx'
// Loaded ahead, so that no test waits for the lazy page to be compiled.
import '#web/pages/home/home-page.tsx'

type Page = ReturnType<typeof renderPage>

/** The button of one of the two people. */
export const personButton = (name: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name: new RegExp(`^${name}`) })

export const control = (name: string): HTMLElement => screen.getByRole('button', { name })

export const isRefusing = (name: string): boolean =>
  control(name).getAttribute('aria-disabled') === 'true'

/** The text box of the chat. */
export const composer = (): HTMLTextAreaElement =>
  screen.getByPlaceholderText<HTMLTextAreaElement>('Type your answer...')

/** Everything the chat says, as plain text. */
export const chat = (): string => screen.getByRole('log').textContent ?? ''

/** Waits for the guide to ask the question of that number. */
export const question = (number: number): Promise<HTMLElement> =>
  within(screen.getByRole('log')).findByText(new RegExp(`^Question ${number}: `))

/** Chooses a person and opens their questions. */
export async function openQuestions(page: Page, name: string): Promise<void> {
  await page.user.click(await personButton(name))
  await page.user.click(control('Start Weekly Questions'))
  await screen.findByRole('heading', { name: `Weekly questions for ${name}` })
}

export async function answer(page: Page, text: string): Promise<void> {
  await page.user.click(composer())
  await page.user.paste(text)
  await page.user.keyboard('{Enter}')
}

/** One person's questions as the server tells them. */
export async function questionsFor(visitor: Visitor, userId: number, weekId = initialWeekId) {
  return (await visitor.get<Question[]>(`/api/questions/${weekId}?userId=${userId}`)).body
}

/** Answers some of a person's questions over HTTP, as an earlier sitting did. */
export async function answerSome(
  visitor: Visitor,
  { userId, participant }: { userId: number; participant: 'primary' | 'partner' },
  count: number,
): Promise<void> {
  for (const { id } of (await questionsFor(visitor, userId)).slice(0, count)) {
    const isPartnerResponse = participant === 'partner'
    await visitor.patch(`/api/questions/${id}`, { response: `said ${id}`, isPartnerResponse })
  }
}

/** Mina's home with her questions open, `count` of them answered in an earlier sitting. */
export async function openOwnQuestions(
  { visitor, user }: Pick<TestCouple, 'visitor' | 'user'>,
  count = 0,
): Promise<Page> {
  await answerSome(visitor, { userId: user.id, participant: 'primary' }, count)
  const page = renderPage(visitor, '/home')
  await openQuestions(page, 'Mina')
  await screen.findByRole('log')
  return page
}

/** All that this device has stored, names and values. */
export const everythingStored = (): string =>
  JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])
