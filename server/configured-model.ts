import type { AskModel } from '#server/drivers/model/model.ts'
import type { ModelPace } from '#server/guide/model/model-guide.ts'
import type { ModelChoice } from './env.ts'

/** The door to the model that is set. */
export type ConfiguredModel = {
  ask: AskModel
  /** Left out for one over HTTP. */
  pace?: ModelPace
  /** Readies it, so that the first text does not wait. */
  start: () => void
  /** Ends what of it runs here; from then on it gives no text. */
  close: () => void
}

type Options = {
  dataDir: string
  onChange?: (state: { works: boolean; why: string }) => void
  /** After so many failures in a row it rests; who measures wants to hear of each. */
  failuresInARow?: number
}

/** Texts wait for those of other couples: what is read in the meantime, the built-in guide writes. */
const longestMs = 15 * 60_000

/**
 * The door to a configured model; its packages are loaded only where there is one. Refuses by a sentence
 * where a local one is not installed.
 */
export async function openConfiguredModel(
  settings: ModelChoice,
  { dataDir, ...options }: Options,
): Promise<ConfiguredModel> {
  if (settings.provider !== 'local') {
    const { openModel } = await import('#server/drivers/model/open-model.ts')
    const nothing = () => undefined
    return { ask: openModel(settings, options), start: nothing, close: nothing }
  }
  const { localModelSettings } = await import('#server/drivers/model/local/installed-models.ts')
  const { localBudgetMs, openLocalModel } = await import(
    '#server/drivers/model/local/open-local-model.ts'
  )
  const { instructionsFor, usualNames } = await import('#server/guide/model/prompt.ts')
  const model = openLocalModel(localModelSettings(dataDir, settings.model), {
    ...{ instructions: instructionsFor(usualNames), ...options },
  })
  return { ...model, pace: { budgetMs: localBudgetMs, longestMs, oneAtATime: true } }
}
