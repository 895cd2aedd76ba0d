import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { difference, keptSize } from './alike.ts'
import { fileOf, picturesOf } from './gallery-page.ts'
import { keptPictures } from './kept-pictures.ts'
import { lookNamed, picture, wear } from './pictures.ts'
import { type House, openHouse } from './stage.ts'
import { goAlong } from './walking.ts'
import { walks } from './walks/walks.ts'

const folder = join(import.meta.dirname, 'kept')
/** Where what differs is shown. */
const results = join(import.meta.dirname, '../../.cache/gallery-differences')
const renew =
  'Look at .cache/gallery-differences. If it is meant to look so: npm run gallery -- --keep'

/** None of the pictures shows what the ear or the guide makes of a text, but for those of walks that hear it. */
const held = { areAllWarm: false }

let house: House
beforeAll(async () => {
  mkdirSync(results, { recursive: true })
  house = await openHouse(held)
})
afterAll(() => house.close())

/** How often a picture is taken again before it is held to differ. */
const mostLooks = 5

const isKept = (name: string) => Object.hasOwn(keptPictures, name)
const walked = walks
  .map((walk) => ({ walk, names: picturesOf(walk).filter(isKept) }))
  .filter(({ names }) => names.length > 0)

test('every kept picture is one of the gallery', () => {
  expect(walked.flatMap(({ names }) => names).sort()).toEqual(Object.keys(keptPictures).sort())
})

/** A walk goes through a whole catch-up, with a server of its own. */
const walkMs = 600_000

test.for(walked)(
  '$names look as they are kept',
  { timeout: walkMs },
  async ({ walk }, { task }) => {
    const differences: string[] = []
    // Tried once more, it is in a world that nobody has been in, too.
    if ((task.result?.retryCount ?? 0) > 0) {
      await house.close()
      house = await openHouse(held)
    }
    await goAlong(house, walk, isKept, async ({ stage: { page }, name, settle }) => {
      const look = lookNamed(keptPictures[name] ?? '')
      await wear(page, look)
      const file = join(folder, fileOf(name, look))
      const now = async () => keptSize(await picture(page, false))
      if (process.env.GALLERY === 'keep') return writeFileSync(file, await now())
      if (!existsSync(file)) return void differences.push(`${name} is not kept yet`)
      const kept = readFileSync(file)
      let found = difference(kept, await now())
      // What a busy machine brings late is there a little later; what is wrong stays so.
      for (let more = 0; found && more < mostLooks; more += 1) {
        await settle()
        found = difference(kept, await now())
      }
      if (!found) return
      differences.push(`${name}: ${found.words}`)
      writeFileSync(join(results, fileOf(name, look)), found.now)
      if (found.shown) writeFileSync(join(results, `where-${fileOf(name, look)}`), found.shown)
    })
    expect(differences, renew).toEqual([])
  },
)
