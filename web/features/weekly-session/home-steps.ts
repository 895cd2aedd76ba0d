import { questionsPerWeek } from '#contract/questions.ts'
import { refusalSentence } from '#contract/refusals.ts'
import type { Person } from '#web/session/participants.ts'

/** One of the two and how far they are; undefined until that is known. */
export type PersonStatus = {
  person: Person
  completed: boolean | undefined
  answered?: number | undefined
  /** They answer on a device of their own, and this is not one of theirs (R17). */
  isElsewhere?: boolean | undefined
}

export type Situation = {
  statuses: readonly PersonStatus[]
  selected: Person | null
  /** How many questions the selected person has answered so far, where that is known. */
  answered: number | undefined
  /** Each of the two signs in on a device of their own (R23). */
  apart?: boolean | undefined
  /** Their catch-up has come to its end, and Done was not pressed yet. */
  catchupIsOver?: boolean | undefined
}

/** The toast for a press that is refused (product §5). */
export type RefusalWords = { title: string; description: string }

/** The state of one control. `reason` says why it looks disabled, `refusal` answers a press on it. */
export type Control = {
  status: 'now' | 'later' | 'done'
  state?: string
  reason?: string
  refusal?: RefusalWords
}

export type HomeSteps = { who: Control; answer: Control; catchup: Control; again: Control }

const selectFirst: RefusalWords = {
  title: 'Select a participant',
  description: 'Please select either yourself or your partner first.',
}

const completeFirst: RefusalWords = {
  title: 'Complete weekly questions first',
  description: refusalSentence('both-first'),
}

const alreadyCompleted = (names: string[]): RefusalWords => ({
  title: 'Questions already completed',
  description: `${names.join(' and ')} ${names.length > 1 ? 'have' : 'has'} already completed the weekly questions.`,
})

const answersElsewhere = ({ name }: Person): RefusalWords => ({
  title: 'On a device of their own',
  description: refusalSentence('on-own-device', { name }),
})

const namesOf = (statuses: readonly PersonStatus[]) => statuses.map(({ person }) => person.name)

/** The states of the four numbered controls (product §2, R15). */
export function homeSteps(situation: Situation): HomeSteps {
  const { statuses, selected, answered, apart, catchupIsOver } = situation
  const finished = statuses.filter(({ completed }) => completed)
  const missing = statuses.filter(({ completed }) => !completed)
  const known = statuses.every(({ completed }) => completed !== undefined)
  const everybody = finished.length === statuses.length
  const again: Control = {
    status: 'later',
    state: 'Seven fresh questions, whenever you want them.',
  }

  if (everybody) {
    return {
      who: { status: 'done', state: 'You have both answered.' },
      answer: {
        status: 'done',
        reason: 'Nothing left to answer this week.',
        refusal: alreadyCompleted(namesOf(statuses)),
      },
      catchup: catchupIsOver
        ? { status: 'now', state: 'You came to the end. It is there to read until Done.' }
        : { status: 'now', state: 'Sit down together and take your time.' },
      again,
    }
  }
  const waitingFor = namesOf(missing).join(' and ')
  const catchup: Control = {
    status: 'later',
    reason: known ? `Opens when ${waitingFor} ${has(missing)} answered.` : 'One moment…',
    refusal: completeFirst,
  }
  if (!selected) {
    return { who: whoIsNext(finished, missing), answer: notYetChosen(), catchup, again }
  }
  const chosen = statuses.find(({ person }) => person.id === selected.id)
  const done = chosen?.completed === true
  const turn = apart
    ? `${waitingFor} ${missing.length > 1 ? 'answer' : 'answers'} on a device of their own.`
    : `Now it is ${waitingFor}'s turn.`
  const isOnTheirs = chosen?.isElsewhere === true && !done
  return {
    who: { status: done && !apart ? 'now' : 'done', ...(done && { state: turn }) },
    answer: done
      ? nothingLeftFor(selected, apart)
      : isOnTheirs
        ? notFromHere(selected)
        : readyFor(selected, answered),
    catchup,
    again,
  }
}

const has = (people: readonly unknown[]) => (people.length > 1 ? 'have' : 'has')

function whoIsNext(finished: readonly PersonStatus[], missing: readonly PersonStatus[]): Control {
  const [first] = finished
  const [next] = missing
  const state =
    first && next
      ? `${first.person.name} is done. Pass the phone to ${next.person.name}.`
      : 'One after the other, each of you in private.'
  return { status: 'now', state }
}

const notYetChosen = (): Control => ({
  status: 'later',
  reason: 'Choose who answers first.',
  refusal: selectFirst,
})

const notFromHere = (person: Person): Control => ({
  status: 'later',
  reason: refusalSentence('on-own-device', { name: person.name }),
  refusal: answersElsewhere(person),
})

const nothingLeftFor = ({ name }: Person, apart: boolean | undefined): Control => ({
  status: apart ? 'done' : 'later',
  reason: `${name} has answered everything.`,
  refusal: alreadyCompleted([name]),
})

function readyFor({ name }: Person, answered: number | undefined): Control {
  if (answered === undefined || answered === 0) {
    return { status: 'now', state: `Seven questions, just for ${name}.` }
  }
  const left = questionsPerWeek - answered
  const state =
    left > 0
      ? `${answered} of ${questionsPerWeek} answered. ${name} goes on from there.`
      : 'All answered. One press finishes it.'
  return { status: 'now', state }
}
