import { questionsPerWeek } from '#contract/questions.ts'
import type { WeeklySessionState } from '#contract/weekly-session.ts'
import type { Standing } from './home-steps.ts'

type Session = {
  standings: readonly (Pick<Standing, 'person'> & { answered: number | undefined })[]
  /** As the server tells it; undefined while that is not known. */
  catchup: WeeklySessionState['catchup'] | undefined
}

/** What starting a new session throws away, person by person (R22); nothing where nothing is there. */
export function whatIsLost({ standings, catchup }: Session): string[] {
  const people = standings.flatMap(({ person, answered = 0 }) =>
    answered > 0 ? [{ name: person.name, answered }] : [],
  )
  const total = people.reduce((sum, { answered }) => sum + answered, 0)
  const answers = people
    .map(({ name, answered }) => `${name} has answered ${answered} of ${questionsPerWeek}.`)
    .join(' ')
  return [
    ...(total > 0
      ? [`${answers} ${total > 1 ? 'These answers' : 'This answer'} will be deleted.`]
      : []),
    ...(catchup?.completed === false ? ['Your catch-up is not finished. It ends here, too.'] : []),
    ...(catchup?.completed
      ? ['Of your catch-up, the timeline keeps what you chose to keep, as with Done.']
      : []),
  ]
}
