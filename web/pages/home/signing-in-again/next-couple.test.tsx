import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Challenge } from '#contract/challenges.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { lost } from '#web/testing/wire.ts'

const server = testServer()

test('T24 who signs in where a login ended sees nothing of the couple before', async () => {
  const next = await registerCouple(server.current(), { username: 'Ada', partnerName: 'Tom' })
  const { visitor, user } = await registerCouple(server.current())
  const { body: three } = await visitor.get<Challenge[]>(`/api/challenges/${initialWeekId}`)
  const theirs = three.find(({ chosen }) => chosen)?.title ?? ''
  const page = renderPage(visitor, '/home')
  await screen.findByRole('heading', { name: theirs })

  await server.current().database.deleteFrom('logins').where('userId', '=', user.id).execute()
  await waitFor(() => expect(page.path()).toBe('/auth'), { timeout: 5_000 })
  page.meddle('GET /api/challenges', lost)
  await page.user.type(await screen.findByLabelText('Email'), next.email)
  await page.user.type(screen.getByLabelText('Password'), testPassword)
  await page.user.click(screen.getByRole('button', { name: 'Login' }))

  await waitFor(() => expect(page.path()).toBe('/home'))
  await screen.findByText('We could not bring you the challenge of the week')
  expect(screen.queryByText(theirs)).toBeNull()
})
