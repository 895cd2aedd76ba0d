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

let house: House
beforeAll(async () => {
  mkdirSync(results, { recursive: true })
  house = await openHouse()
})
afterAll(() => house.close())

const isKept = (name: string) => Object.hasOwn(keptPictures, name)
const walked = walks
  .map((walk) => ({ walk, names: picturesOf(walk).filter(isKept) }))
  .filter(({ names }) => names.length > 0)

test('every kept picture is one of the gallery', () => {
  expect(walked.flatMap(({ names }) => names).sort()).toEqual(Object.keys(keptPictures).sort())
})

test.for(walked)('$names look as they are kept', async ({ walk }, { task }) => {
  const differences: string[] = []
  // Tried once more, it is in a world that nobody has been in, too.
  if ((task.result?.retryCount ?? 0) > 0) {
    await house.close()
    house = await openHouse()
  }
  await goAlong(house, walk, isKept, async ({ page }, name) => {
    const look = lookNamed(keptPictures[name] ?? '')
    await wear(page, look)
    const now = keptSize(await picture(page, false))
    const file = join(folder, fileOf(name, look))
    if (process.env.GALLERY === 'keep') return writeFileSync(file, now)
    if (!existsSync(file)) return void differences.push(`${name} is not kept yet`)
    const found = difference(readFileSync(file), now)
    if (!found) return
    differences.push(`${name}: ${found.words}`)
    writeFileSync(join(results, fileOf(name, look)), now)
    if (found.shown) writeFileSync(join(results, `where-${fileOf(name, look)}`), found.shown)
  })
  expect(differences, renew).toEqual([])
})
