import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { registerOnTwoDevices } from '#server/testing/couple.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { composer, openOwnQuestions, personButton, question } from './at-home.ts'
import { renderPage } from './render-page.tsx'

/** The session that the other device starts. */
export const otherWeekId = 'session-1795000000000-other'

/** This device shows Mina's home; `device` is Jonas's, signed in with his own address. */
export async function onTwoDevices(server: TestServer) {
  const { visitor, user, partner: device } = await registerOnTwoDevices(server)
  const startNew = () => device.get(`/api/questions/${otherWeekId}?userId=31&clear_existing=true`)
  const reset = () => device.post('/api/reset-session/session-initial?userId=31', {})
  const open = async () => {
    const page = renderPage(visitor, '/home')
    await personButton('Mina')
    await waitFor(() => expect(screen.queryAllByText(/One moment/)).toEqual([]))
    return page
  }
  return { visitor, user, device, startNew, reset, open }
}

/** On two devices, Mina's third question is open with half an answer typed. */
export async function typingOnTwoDevices(server: TestServer) {
  const devices = await onTwoDevices(server)
  const page = await openOwnQuestions(devices, 2)
  await question(3)
  await page.user.type(composer(), 'half a thou')
  return { ...devices, page }
}
