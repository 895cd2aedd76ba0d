import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings } from '#e2e/browser.ts'
import { fileOf, galleryPage, picturesOf } from './gallery-page.ts'
import { picture, wear, withTimeGoingOn } from './pictures.ts'
import { type House, openHouse } from './stage.ts'
import { goAlong } from './walking.ts'
import { walks } from './walks/walks.ts'

const folder = join(import.meta.dirname, '../../.cache/gallery')
const wanted = (process.env.GALLERY_NAME ?? '').toLowerCase()

/** What axe may say of a picture, and why it stays. */
const accepted: Record<string, readonly string[]> = {
  // A heading that goes again as soon as the page comes would only be read aloud in vain.
  'Trouble: while a page is loading': ['page-has-heading-one'],
  'Home: home is on its way': ['page-has-heading-one'],
  // Whoever left at once is to leave nothing behind.
  'Trouble: after the quick exit': ['landmark-one-main', 'page-has-heading-one'],
  // The open list belongs to its control, wherever it stands in the document.
  'Reminders: a day is chosen': ['region'],
}

let house: House
beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
  writeFileSync(join(folder, 'index.html'), galleryPage(walks, folder))
})

const isWanted = (name: string) => name.toLowerCase().includes(wanted)

describe.each(walks.map((walk) => ({ walk, names: picturesOf(walk) })))(
  '$walk.part',
  ({ walk, names }) => {
    test.runIf(names.some(isWanted))(`${names[0]} and on`, async () => {
      const findings: string[] = []
      await goAlong(house, walk, isWanted, async ({ stage: { page }, name, looks }) => {
        for (const look of looks) {
          const file = join(folder, fileOf(name, look))
          rmSync(file, { force: true })
          await wear(page, look)
          writeFileSync(file, await picture(page, true))
          // Of the other windows one scheme is enough: colours are the same in all of them.
          if (!['phone', 'paper'].includes(look.window) && look.colour === 'dark') continue
          // A sheet of paper has no landmarks.
          const rules = look.window === 'paper' ? 'of colours' : 'all'
          for (const { id, nodes } of await withTimeGoingOn(page, axeFindings(page, rules))) {
            if (accepted[name]?.includes(id)) continue
            const where = nodes.map(({ html }) => html).join(' ')
            findings.push(`${name}, ${look.name}: ${id}: ${where}`)
          }
        }
      })
      expect(findings).toEqual([])
    })
  },
)
