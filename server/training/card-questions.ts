import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', 'cards')

/** The questions of the cards by their ids; the corpora name cards by them. */
export async function cardQuestions(): Promise<ReadonlyMap<string, string>> {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    : []
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(join(folder, file))),
  )
  const cards = modules.flatMap((module) => Object.values(module).filter(Array.isArray).flat())
  return new Map(
    cards.flatMap((card) =>
      typeof card?.id === 'string' && typeof card.content === 'string'
        ? [[card.id, card.content.replaceAll('{partner}', 'your partner')]]
        : [],
    ),
  )
}
