import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Until the browser has all that it needs for the questions without a network: the key, who is here, the week, and
 * each one's questions and progress. By number, since no row's name says what it is. `goOn` is done before each look.
 */
export async function untilQuestionsAreHere(
  page: Page,
  goOn: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const state = async () => {
    await goOn()
    return page.evaluate(async () => {
      const kept = await new Promise<number>((resolve) => {
        const opening = indexedDB.open('duologue')
        opening.onsuccess = () => {
          const asking = opening.result.transaction('kept').objectStore('kept').count()
          asking.onsuccess = () => {
            opening.result.close()
            resolve(asking.result)
          }
        }
      })
      // For who reads of a failure.
      const shown = document.querySelector('main')?.textContent
      return { kept, here: Object.keys(localStorage), shown }
    })
  }
  await expect.poll(state, { timeout: 20_000 }).toMatchObject({ kept: 7 })
}
