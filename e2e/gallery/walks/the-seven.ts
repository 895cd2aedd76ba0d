import type { Stage } from '#e2e/gallery/stage.ts'
import { see } from './presses.ts'

export const field = ({ page }: Stage) => page.getByPlaceholder('Type your answer...')

export async function send(stage: Stage, text: string): Promise<void> {
  await field(stage).fill(text)
  await field(stage).press('Enter')
  await see(stage.page, text)
}

export async function question(stage: Stage, number: number): Promise<void> {
  await stage.page.clock.runFor(1500)
  await see(stage.page, new RegExp(`^Question ${number}: `))
}
