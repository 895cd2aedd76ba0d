import { type Category, categories, questionsPerWeek } from '#contract/questions.ts'
import type { WeeklySessionState } from '#contract/weekly-session.ts'
import type { Person } from '#web/session/participants.ts'
import type { Standing } from './home-steps.ts'

/** What home knows of the couple's week. */
export type Whereabouts = {
  /** Both people, the one who signed in first. */
  standings: readonly Standing[]
  /** Who was chosen to answer on this device, if anybody was. */
  selected: Person | null
  /** Each of the two signs in on a device of their own (R23). */
  apart: boolean
  /** The partner has a place of their own in the couple. */
  partnerJoined: boolean
  catchup: WeeklySessionState['catchup']
  lastTalk: WeeklySessionState['lastTalk']
  now: Date
}

export type NextAction =
  | { kind: 'questions'; person: Person; label: string }
  | { kind: 'catchup'; label: string }

/** A greeting by name, one sentence on where things are, and the one next thing to do, if any (R23). */
export type Welcome = {
  greeting: string
  sentence: string
  /** What they wanted more of after their last talk; null where they chose nothing (R9). */
  focus: string | null
  action: NextAction | null
}

type Place = Pick<Welcome, 'sentence' | 'action'>

const day = 86_400_000
/** For so many days after a talk, its week is over rather than a new one begun. */
const restDays = 5

const partOfDay = (hour: number) => {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

/** "A", "A and B", "A, B and C". */
const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** The categories as one reads them: "Fun & Friendship and Goals & Growth", or all of them in a word. */
export const focusWords = (focus: readonly Category[]): string =>
  focus.length === categories.length ? 'everything' : listed(focus)

const startOfDay = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()

const daysBetween = (from: Date, to: Date) => Math.round((startOfDay(to) - startOfDay(from)) / day)

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })

/** "today", "yesterday", "on Sunday". */
function dayWords(moment: Date, daysAgo: number): string {
  if (daysAgo <= 0) return 'today'
  return daysAgo === 1 ? 'yesterday' : `on ${weekday.format(moment)}`
}

const countOf = ({ answered = 0 }: Standing) => Math.min(answered, questionsPerWeek)
const isHalfway = (standing: Standing) => !standing.completed && countOf(standing) > 0
const progressOf = (standing: Standing) => `${countOf(standing)} of ${questionsPerWeek}`

/** What home says to the person, or the two, in front of it. */
export function whereWeAre(whereabouts: Whereabouts): Welcome {
  const { standings, apart, partnerJoined, lastTalk, now } = whereabouts
  const [me, partner] = standings
  if (!me || !partner) throw new Error('A couple is two people.')
  const speaksToBoth = !apart && partnerJoined
  const names = speaksToBoth ? [me.person.name, partner.person.name] : [me.person.name]
  const isTalking = me.completed && partner.completed
  const isFresh = restsFrom(whereabouts)
  const wanted = lastTalk && lastTalk.focus.length > 0 && focusWords(lastTalk.focus)
  return {
    greeting: `Good ${partOfDay(now.getHours())}, ${listed(names)}`,
    ...placeOf(whereabouts, me, partner),
    focus:
      wanted && !(isTalking && whereabouts.catchup?.completed)
        ? `${isFresh ? 'Next time you want' : 'This week you wanted'} more of ${wanted}.`
        : null,
  }
}

/** The talk was a few days ago, and nobody has begun the next seven. */
function restsFrom({ standings, lastTalk, now }: Whereabouts): boolean {
  const untouched = standings.every((standing) => !standing.completed && countOf(standing) === 0)
  if (!lastTalk || !untouched) return false
  return daysBetween(new Date(lastTalk.happenedAt), now) <= restDays
}

function placeOf(whereabouts: Whereabouts, me: Standing, partner: Standing): Place {
  if (me.completed === undefined || partner.completed === undefined) {
    return { sentence: 'One moment…', action: null }
  }
  if (me.completed && partner.completed) return talkOf(whereabouts, me.person, partner.person)
  return whereabouts.apart ? placeApart(whereabouts, me, partner) : placeTogether(whereabouts)
}

function talkOf({ catchup, apart }: Whereabouts, me: Person, partner: Person): Place {
  if (!catchup) {
    return {
      sentence: 'You have both answered. Sit down together and take your time.',
      action: { kind: 'catchup', label: 'Start the catch-up' },
    }
  }
  if (catchup.completed) {
    return {
      sentence: 'You have talked this week through. Its last words are still here for you.',
      action: { kind: 'catchup', label: 'Go to the end of the catch-up' },
    }
  }
  if (apart && catchup.userId !== me.id) {
    return {
      sentence: `${partner.name} has begun your catch-up.`,
      action: { kind: 'catchup', label: 'Join the catch-up' },
    }
  }
  return {
    sentence: 'Your catch-up is open. Go on where you are in it.',
    action: { kind: 'catchup', label: 'Go on with the catch-up' },
  }
}

function restWords({ lastTalk, now }: Whereabouts): string {
  const then = new Date(lastTalk?.happenedAt ?? now)
  return `This week’s talk is done: you had it ${dayWords(then, daysBetween(then, now))}. The next seven are ready when you are.`
}

function placeApart(whereabouts: Whereabouts, me: Standing, partner: Standing): Place {
  const { name } = me.person
  const begin = { kind: 'questions', person: me.person } as const
  const action = {
    ...begin,
    label: isHalfway(me) ? 'Go on with your questions' : 'Answer this week’s seven',
  }
  if (me.completed) {
    return {
      sentence: `You are done for this week. Your talk opens once ${partner.person.name} has answered, too.`,
      action: null,
    }
  }
  if (partner.completed) {
    const yours = isHalfway(me)
      ? `you have answered ${progressOf(me)}.`
      : 'answer this week’s seven.'
    return { sentence: `${partner.person.name} is done. Your turn, ${name}: ${yours}`, action }
  }
  if (isHalfway(me)) {
    return {
      sentence: `You have answered ${progressOf(me)}. The rest waits where you left it.`,
      action,
    }
  }
  if (restsFrom(whereabouts)) {
    return {
      sentence: restWords(whereabouts),
      action: { ...begin, label: 'Answer the next seven' },
    }
  }
  return { sentence: 'This week’s seven are ready. Ten quiet minutes are enough.', action }
}

function placeTogether(whereabouts: Whereabouts): Place {
  const { standings, selected } = whereabouts
  const open = standings.filter(({ completed }) => !completed)
  const [done] = standings.filter(({ completed }) => completed)
  const next =
    open.find(({ person }) => person.id === selected?.id) ?? open.find(isHalfway) ?? open[0]
  if (!next) return { sentence: 'One moment…', action: null }
  const { person } = next
  const action = {
    kind: 'questions' as const,
    person,
    label: isHalfway(next) ? `Go on as ${person.name}` : `Begin as ${person.name}`,
  }
  if (done) {
    const soFar = isHalfway(next) ? ` ${progressOf(next)} are answered.` : ''
    return {
      sentence: `${done.person.name} is done. Now it is ${person.name}’s turn.${soFar}`,
      action,
    }
  }
  const begun = open.filter(isHalfway)
  if (begun.length > 0) {
    const counts = begun.map((one) => `${one.person.name} has answered ${progressOf(one)}`)
    return { sentence: `${listed(counts)}.`, action }
  }
  if (restsFrom(whereabouts)) return { sentence: restWords(whereabouts), action }
  return { sentence: 'This week’s seven are ready for each of you.', action }
}
