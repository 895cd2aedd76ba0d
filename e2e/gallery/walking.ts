import { picturesOf } from './gallery-page.ts'
import { holdStill, lookNamed, watchRequests, wear } from './pictures.ts'
import { type House, passing, type Stage, type Walk } from './stage.ts'

/**
 * Goes that walk up to the last picture that is wanted, and has `take` take each of those; the page stands
 * still meanwhile.
 */
export async function goAlong(
  house: House,
  walk: Walk,
  isWanted: (name: string) => boolean,
  take: (stage: Stage, name: string) => Promise<void>,
): Promise<void> {
  const names = picturesOf(walk)
  const stage = await house.setUp(walk, names[0] ?? '')
  const { page } = stage
  const settled = watchRequests(page)
  const steps = Object.values(walk.steps).slice(0, names.findLastIndex(isWanted) + 1)
  for (const [at, step] of steps.entries()) {
    const name = names[at] ?? ''
    const moment = await step(stage).catch((cause: unknown) => {
      throw new Error(`${name}: ${stage.device.problems.join('; ')}`, { cause })
    })
    if (!isWanted(name)) continue
    await holdStill(page, moment === passing ? null : settled)
    await take(stage, name)
    await wear(page, lookNamed('phone-light'))
    await page.clock.resume()
  }
  await stage.clear()
}
