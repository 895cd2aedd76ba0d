import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../..')

test('no style asks a container: with one on the page, WebKit may keep the style of the window before', () => {
  const asking = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(css|html|tsx?)$/.test(path) && !path.includes('no-containers'))
    .filter((path) =>
      /@container|\bcontainer(?:-type|-name)?\s*:|(?<![\w.-])@(?:min-|max-)?(?:\d?x[ls]|sm|md|lg|\[)[\w.-]*\]?(?:\/\w+)?:|\d+cq(?:[whib]|min|max)/.test(
        readFileSync(join(web, path), 'utf8'),
      ),
    )
  expect(asking).toEqual([])
})
