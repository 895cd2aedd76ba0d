import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Until the browser has all that it needs for the questions without a network: the key, who is here, the week, and
 * each one's questions and progress. By number, since no row's name says what it is.
 */
export async function untilQuestionsAreHere(page: Page): Promise<void> {
  const rows = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('duologue')
          opening.onsuccess = () => {
            const asking = opening.result.transaction('kept').objectStore('kept').count()
            asking.onsuccess = () => {
              opening.result.close()
              resolve(asking.result)
            }
          }
        }),
    )
  await expect.poll(rows, { timeout: 20_000 }).toBe(7)
}
