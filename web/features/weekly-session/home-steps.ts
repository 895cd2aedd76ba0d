import { questionsPerWeek } from '#contract/questions.ts'
import { refusalSentence } from '#contract/refusals.ts'
import type { WeeklySessionState } from '#contract/weekly-session.ts'
import type { Person } from '#web/session/participants.ts'
import { weeklySessionWords } from './weekly-session-words.ts'

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
  /** Whom the button above the steps begins as, if it does. */
  begins?: Person | undefined
  /** Their catch-up, once somebody has begun it; undefined where that is not known. */
  catchup?: WeeklySessionState['catchup'] | undefined
  /** They are known to meet every week (R10). */
  isWeekly?: boolean | undefined
}

/** The toast for a press that is refused (product §5). */
export type RefusalWords = { title: string; description: string }

/**
 * The state of one control. `reason` says why it looks disabled, `refusal` answers a press on it. One that `isOver` has
 * nothing left in it for either of them.
 */
export type Control = {
  status: 'now' | 'later' | 'done'
  isOver?: boolean
  state?: string
  reason?: string
  refusal?: RefusalWords
}

export type HomeSteps = { who: Control; answer: Control; catchup: Control; again: Control }

const { who, answer, catchup: together, again, refused } = weeklySessionWords.controls

const namesOf = (statuses: readonly PersonStatus[]) => statuses.map(({ person }) => person.name)

/** The states of the four numbered controls (product §2, R15). */
export function homeSteps(situation: Situation): HomeSteps {
  const { statuses, selected, answered, apart, begins, isWeekly } = situation
  const finished = statuses.filter(({ completed }) => completed)
  const missing = statuses.filter(({ completed }) => !completed)
  const known = statuses.every(({ completed }) => completed !== undefined)
  const everybody = finished.length === statuses.length
  const startAgain: Control = { status: 'later', state: again.state }

  if (everybody) {
    return {
      who: { status: 'done', isOver: true },
      answer: {
        status: 'done',
        isOver: true,
        reason: answer.nothingLeft(isWeekly === true),
        refusal: selected ? refused.alreadyCompleted(namesOf(statuses)) : refused.selectFirst,
      },
      catchup: catchupOf(situation),
      again: startAgain,
    }
  }
  const waitingFor = namesOf(missing)
  const catchup: Control = {
    status: 'later',
    reason: known ? together.opensWhen(waitingFor) : who.unknown,
    refusal: refused.completeFirst,
  }
  if (!selected) {
    return {
      who: { status: 'now', ...(finished.length === 0 && { state: who.nobodyYet }) },
      answer: notYetChosen(finished, missing, { apart, begins }),
      catchup,
      again: startAgain,
    }
  }
  const chosen = statuses.find(({ person }) => person.id === selected.id)
  const done = chosen?.completed === true
  // Whose turn it is can be chosen here: the two share a login, or the one who is missing is at their own device.
  const isTurnHere = !apart || statuses[0]?.completed === false
  const turn = isTurnHere ? who.turn(waitingFor) : who.turnApart(waitingFor)
  const isOnTheirs = chosen?.isElsewhere === true && !done
  return {
    who: { status: done && isTurnHere ? 'now' : 'done', ...(done && { state: turn }) },
    answer: done
      ? nothingLeftFor(selected, isTurnHere)
      : isOnTheirs
        ? notFromHere(selected)
        : readyFor(selected, answered),
    catchup,
    again: startAgain,
  }
}

function catchupOf({ catchup, apart }: Situation): Control {
  if (!catchup?.completed) {
    return { status: 'now', state: catchup?.at ? together.goesOn(catchup.at + 1) : together.now }
  }
  // The other one was at its end alone: whoever reads it now was not (R22).
  if (apart && catchup.unread) return { status: 'now', state: together.waits }
  if (apart && catchup.left) return { status: 'now', state: together.left }
  return { status: 'done', state: together.atItsEnd }
}

function notYetChosen(
  finished: readonly PersonStatus[],
  missing: readonly PersonStatus[],
  { apart, begins }: Pick<Situation, 'apart' | 'begins'>,
): Control {
  const [next] = missing
  const goesOn = finished.length > 0 && next && !apart
  const choose = goesOn ? answer.chooseNext(next.person.name) : answer.chooseFirst
  return {
    status: 'later',
    reason: begins ? answer.isNext(begins.name) : choose,
    refusal: refused.selectFirst,
  }
}

const notFromHere = (person: Person): Control => ({
  status: 'later',
  reason: refusalSentence('on-own-device', { name: person.name }),
  refusal: refused.answersElsewhere(person.name),
})

const nothingLeftFor = ({ name }: Person, isTurnHere: boolean): Control => ({
  status: isTurnHere ? 'later' : 'done',
  reason: answer.done(name),
  refusal: refused.alreadyCompleted([name]),
})

function readyFor({ name }: Person, answered: number | undefined): Control {
  if (answered === undefined || answered === 0) {
    return { status: 'now', state: answer.ready(name) }
  }
  const left = questionsPerWeek - answered
  const state = left > 0 ? answer.goesOn(name, answered) : answer.unclaimed
  return { status: 'now', state }
}
