import { questionsPerWeek } from '#contract/questions.ts'
import { EveningScene } from '#web/ui/brand/evening-scene.tsx'
import type { HomeFlow } from './home-flow.ts'

/** Both people's week in a picture: a voice for each, which fills as they answer (R23). */
export function HomePicture({ flow: { progress, selected, answered } }: { flow: HomeFlow }) {
  const [own = 0, partner = 0] = progress.statuses.map((status) => {
    if (status.completed) return 1
    const known = status.person.id === selected?.id ? answered : status.answered
    // The last bit is for the press that says so.
    return Math.min(known ?? status.answered ?? 0, questionsPerWeek) / (questionsPerWeek + 0.5)
  })
  return <EveningScene own={own} partner={partner} />
}
