import type { Challenge, ChallengeProgress } from '#contract/challenges.ts'
import type { ExportedRow } from '#server/features/your-data/data-export.ts'
import type { Wording } from './export-fields.ts'
import { challengeTypeWords, difficultyWords, exportWords as words } from './export-labels.ts'
import { escaped, hold, say, voice } from './html.ts'

const isTouched = ({ chosen, primaryUserProgress, partnerProgress }: Challenge): boolean =>
  chosen ||
  [primaryUserProgress, partnerProgress].some(({ completed, hasNotes }) => completed || hasNotes)

const effortOf = ({ type, difficulty, minutes }: Challenge): string =>
  `${challengeTypeWords[type]}. ${difficultyWords[difficulty]}, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`

function partOf(name: string, progress: ChallengeProgress, { times }: Wording): string[] {
  const { completedAt, hasNotes, notes } = progress
  const done = completedAt === null ? words.notDone : words.done(times.moment(completedAt))
  const note = notes === null ? say('em', words.sealedNote) : escaped(notes)
  return [
    voice('p', name, escaped(done)),
    ...(hasNotes ? [voice('p', words.noteOf(name), note)] : []),
  ]
}

/** The challenges that the couple chose or did something on, then the names of the others. */
export function challengesInProse(
  rows: readonly ExportedRow[],
  names: readonly string[],
  wording: Wording,
): string[] {
  if (rows.length === 0) return []
  const challenges = rows as unknown as Challenge[]
  const others = challenges.filter((challenge) => !isTouched(challenge))
  const [first = '', second = ''] = names
  return [
    say('h2', words.challenges),
    ...challenges
      .filter(isTouched)
      .flatMap((challenge) => [
        say('h3', challenge.title),
        say('p', challenge.description),
        hold('ol', ...challenge.instructions.map((step) => say('li', step))),
        say('p', effortOf(challenge)),
        ...partOf(first, challenge.primaryUserProgress, wording),
        ...partOf(second, challenge.partnerProgress, wording),
      ]),
    ...(others.length === 0
      ? []
      : [
          say('h3', words.otherChallenges),
          hold('ul', ...others.map(({ title }) => say('li', title))),
        ]),
  ]
}
