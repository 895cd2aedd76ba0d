import { picturesOf } from './gallery-page.ts'
import {
  galleryLooks,
  holdStill,
  type Look,
  lookNamed,
  paperLooks,
  watchRequests,
  wear,
} from './pictures.ts'
import { type House, onPaper, passing, type Stage, type Walk } from './stage.ts'

export type Shown = {
  stage: Stage
  name: string
  /** What it is shown in. */
  looks: readonly Look[]
  /** Lets a little more of the page's time pass, and arrive what is on its way. */
  settle: () => Promise<void>
}

/**
 * Goes that walk up to the last picture that is wanted, and has `take` take each of those; the page stands
 * still meanwhile.
 */
export async function goAlong(
  house: House,
  walk: Walk,
  isWanted: (name: string) => boolean,
  take: (shown: Shown) => Promise<void>,
): Promise<void> {
  const names = picturesOf(walk)
  const stage = await house.setUp(walk, names[0] ?? '')
  const { page } = stage
  const settled = watchRequests(page)
  const settle = async () => {
    await page.clock.runFor(1000)
    await settled()
  }
  const steps = Object.values(walk.steps).slice(0, names.findLastIndex(isWanted) + 1)
  for (const [at, step] of steps.entries()) {
    const name = names[at] ?? ''
    const moment = await step(stage).catch((cause: unknown) => {
      throw new Error(`${name}: ${stage.device.problems.join('; ')}`, { cause })
    })
    if (!isWanted(name)) continue
    await holdStill(page, moment === passing ? null : settled)
    const looks = moment === onPaper ? paperLooks : galleryLooks
    await take({ stage, name, looks, settle })
    await wear(page, lookNamed('phone-light'))
    await page.clock.resume()
  }
  await stage.clear()
}
