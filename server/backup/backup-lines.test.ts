import { describe, expect, test } from 'vitest'
import type { Cell, Snapshot } from '#server/drivers/database/snapshot.ts'
import { linesOf, readBackup } from './backup-lines.ts'

const odd = 'tea\u2028and\u2029toast\r\n"quoted" \\ \u0085 \u{1f600} end'

const tables: Record<string, { columns: string[]; rows: Cell[][] }> = {
  migrations: { columns: ['name'], rows: [['0002-b'], ['0001-a']] },
  couples: {
    columns: ['id', 'coupleId'],
    rows: [
      [1, odd],
      [7, null],
    ],
  },
  users: { columns: ['id'], rows: [] },
}

const snapshot: Snapshot = {
  engine: 'sqlite',
  columnsOf: async (table) => tables[table]?.columns ?? [],
  async *rows(table) {
    for (const row of tables[table]?.rows ?? []) yield [row]
  },
  lastIdOf: async (table) => (table === 'couples' ? 9 : null),
  end: async () => undefined,
}

async function written(): Promise<string> {
  let text = ''
  for await (const part of linesOf(
    snapshot,
    { madeAt: new Date(0), database: 'it' },
    () => undefined,
  ))
    text += part
  return text
}

/** In small pieces, as they come from a disk. */
async function* inPieces(text: string) {
  for (let at = 0; at < text.length; at += 5) yield text.slice(at, at + 5)
}

describe('T17 the lines of a backup', () => {
  test('are read back as they were written, whatever signs people wrote', async () => {
    const rows: unknown[] = []
    const end = await readBackup(inPieces(await written()), {
      head: async ({ migrations }) => void rows.push(migrations),
      rows: async (table, columns, some) => void rows.push([table, columns, some]),
    })
    expect(rows).toEqual([
      ['0001-a', '0002-b'],
      ['couples', ['id', 'coupleId'], tables.couples?.rows],
    ])
    expect(end).toEqual({ rows: { couples: 2, users: 0 }, lastIds: { couples: 9 } })
  })

  test('of which one is missing, or stands where it should not, are no backup', async () => {
    const lines = (await written()).split(/(?<=\n)/)
    for (let missing = 0; missing < lines.length; missing += 1) {
      await expect(readBackup(inPieces(lines.toSpliced(missing, 1).join('')))).rejects.toThrow(
        'damaged or was cut off',
      )
    }
    for (const wrong of ['', '[1]\n', '{}\n', '{"half":', [...lines, '[1,2]\n'].join('')]) {
      await expect(readBackup(inPieces(wrong))).rejects.toThrow('damaged or was cut off')
    }
  })

  test('of a format to come are not guessed at', async () => {
    const text = (await written()).replace('"format":1', '"format":2')
    await expect(readBackup(inPieces(text))).rejects.toThrow('newer version of Duologue')
  })
})
