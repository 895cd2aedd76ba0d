import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '#contract/endpoints.ts'
import { textRooms } from '#server/testing/text-functions.ts'
import { pairs, tooFastGrowing } from '#server/testing/text-growth.ts'

const root = join(import.meta.dirname, '..')
/** Parts of the server; what they do with a text is fed by the functions it is made of, and over HTTP. */
const makers = /^(?:create|bind|open)[A-Z]/

/** These call most of the others, each of which is tried with longer texts. */
const manyParts =
  /write(?:Insight|Suggestion|Summary)|read(?:Answer|Pair|Items)|Check|check|quote|settled|relate|answerQuestion|soundsUnsafe|hasUnsafe|PlainTurn/

async function exportedFunctions(room: string): Promise<string[]> {
  const folder = room.endsWith('.ts') ? dirname(room) : room
  const files = room.endsWith('.ts')
    ? [basename(room)]
    : readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).filter(
        (file) => /(?<!\.test|\.d)\.ts$/.test(file) && !file.includes('testing/'),
      )
  const named = files.map(async (file) => {
    const module: Record<string, unknown> = await import(join(root, folder, file))
    const functions = Object.keys(module).filter((name) => typeof module[name] === 'function')
    return functions.map((name) => `${file.replace(/\.ts$/, '')} ${name}`)
  })
  return (await Promise.all(named)).flat()
}

describe.each(Object.entries(textRooms))(
  'A1 T11 texts of people in %s',
  (room, { fed, leftOut }) => {
    const listed = Object.entries(fed).flatMap(([file, functions]) =>
      Object.entries(functions).map(([name, feed]) => ({ name: `${file} ${name}`, feed })),
    )

    test('every exported function is fed, or left out for a reason', async () => {
      const exported = await exportedFunctions(room)
      const names = listed.map(({ name }) => name)
      const isMaker = (name: string) => makers.test(name.split(' ')[1] ?? '')
      const known = [...names, ...Object.keys(leftOut)]
      const missing = exported.filter((name) => !known.includes(name) && !isMaker(name))
      expect(missing, 'not yet in server/testing/text-functions.ts').toEqual([])
      expect(known.filter((name) => !exported.includes(name))).toEqual([])
      expect(new Set(known).size).toBe(known.length)
    })

    test.each(listed)('$name takes twice as long for twice the text', ({ name, feed }) => {
      expect(
        tooFastGrowing(feed, manyParts.test(name) ? { screened: 300, measured: 2 } : {}),
      ).toEqual([])
    })
  },
)

test('A1 every pair of 40 signs', () => {
  expect(new Set(pairs.flat()).size).toBe(40)
  expect(pairs).toHaveLength((40 * 41) / 2)
})

describe('A1 T11 what a call takes', () => {
  const parts = endpoints.flatMap(({ method, path, params, query, body }) =>
    [params, query, body].flatMap((schema) =>
      schema ? { name: `${method} ${path}`, schema } : [],
    ),
  )

  test.each(parts)('$name is looked at in twice the time for twice the text', ({ schema }) => {
    const { shape = {} } = schema._zod.def as { shape?: object }
    const feed = (text: string) =>
      z.safeParse(schema, Object.fromEntries(Object.keys(shape).map((key) => [key, text])))
    expect(tooFastGrowing(feed, { measured: 1 })).toEqual([])
  })
})
