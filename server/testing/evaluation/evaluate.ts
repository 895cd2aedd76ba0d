import { openConfiguredModel } from '#server/configured-model.ts'
import { type Env, readEnv } from '#server/env.ts'
import { createTextWork } from '#server/text-work.ts'
import { evaluateBuiltInGuide, evaluateModelGuide } from './evaluate-guide.ts'
import { evaluateRest } from './evaluate-rest.ts'
import type { Figure } from './figure.ts'
import { writeParts } from './marked-parts.ts'
import { insightsOf, tableOf, unchosen } from './table.ts'

/** The figures of the model that is set, by the server's own door to it. */
async function modelFigures(
  { model: settings, dataDir }: Pick<Env, 'model' | 'dataDir'>,
  every: number,
): Promise<Figure[]> {
  if (!settings) return []
  const model = await openConfiguredModel(settings, { dataDir })
  const work = createTextWork()
  try {
    return await evaluateModelGuide(work.modelGuide(model.ask, model.pace), every)
  } finally {
    model.close()
    await work.close()
  }
}

/**
 * `--every 10` takes a tenth of each set; `--write` puts the figures of the built-in guide and of all
 * the rest into the documents. A model guide is measured as well where one is set.
 */
async function evaluate(given: readonly string[]): Promise<void> {
  const every = Math.max(1, Number(given[given.indexOf('--every') + 1]) || 1)
  const rest = evaluateRest(every)
  const { figures: guideFigures, told } = await evaluateBuiltInGuide(every)
  const figures = [...guideFigures, ...(await rest)]
  const table = tableOf(figures)
  console.log(table)
  const env = readEnv(process.env)
  const byModel = await modelFigures(env, every)
  if (env.model) console.log(`\nBy the model that is set:\n${tableOf(byModel)}`)
  if (given.includes('--write')) {
    if (every > 1) throw new Error('Only the figures of whole sets are written.')
    writeParts('README.md', { figures: table })
    writeParts('docs/guide.md', { figures: table, insights: insightsOf(unchosen(told)) })
  }
  const all = [...figures, ...byModel]
  const missed = all.filter(({ isMet }) => isMet === false)
  if (missed.length > 0) {
    console.error(`${missed.length} of ${all.length} figures miss their goals.`)
    process.exitCode = 1
  }
}

if (import.meta.main) await evaluate(process.argv.slice(2))
