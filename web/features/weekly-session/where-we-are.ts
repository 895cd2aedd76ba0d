import { questionsPerWeek } from '#contract/questions.ts'
import type { WeeklySessionState } from '#contract/weekly-session.ts'
import { focusWords } from '#web/session/focus-words.ts'
import type { Person } from '#web/session/participants.ts'
import { listed } from '#web/ui/text/listed.ts'
import type { PersonStatus } from './home-steps.ts'

/** What home knows of the couple's week. */
export type Whereabouts = {
  /** Both people, the one who signed in first. */
  statuses: readonly PersonStatus[]
  /** Who was chosen to answer on this device, if anybody was. */
  selected: Person | null
  /** Each of the two signs in on a device of their own (R23). */
  apart: boolean
  /** The partner has joined the couple. */
  partnerJoined: boolean
  catchup: WeeklySessionState['catchup']
  lastTalk: WeeklySessionState['lastTalk']
  /** They are known to meet every week: anybody else's seven are not this week's (R10). */
  isWeekly: boolean
  now: Date
}

export type NextAction =
  | { kind: 'questions'; person: Person; label: string }
  | { kind: 'catchup'; label: string }

/** A greeting by name, one sentence on where things are, and the one next thing to do, if any (R23). */
export type Welcome = {
  greeting: string
  sentence: string
  /** What is good to know besides: what stays hidden, or what comes next. */
  note: string | null
  /** The note stands even where there is a notice, before it; else a notice takes its place. */
  noteComesFirst: boolean
  /** What they wanted more of after their last catch-up; null where they chose nothing (R9). */
  focus: string | null
  action: NextAction | null
  /** Who has to answer before there is anything to do here. */
  waitsFor: Person | null
}

type NextStep = Pick<Welcome, 'sentence' | 'action'> &
  Partial<Pick<Welcome, 'greeting' | 'note' | 'noteComesFirst' | 'waitsFor'>>

const day = 86_400_000
/** For so many days after a catch-up, its week is over rather than a new one begun. */
const restDays = 5

const partOfDay = (hour: number) => {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

const startOfDay = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()

const daysBetween = (from: Date, to: Date) => Math.round((startOfDay(to) - startOfDay(from)) / day)

const weekdayOf = (moment: Date) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long' }).format(moment)

/** "today", "yesterday", "on Sunday". */
function dayWords(moment: Date, daysAgo: number): string {
  if (daysAgo <= 0) return 'today'
  return daysAgo === 1 ? 'yesterday' : `on ${weekdayOf(moment)}`
}

const sevenOf = ({ isWeekly }: Whereabouts) => (isWeekly ? "this week's seven" : 'your seven')
const readyOf = ({ isWeekly }: Whereabouts) =>
  `${isWeekly ? "This week's" : 'Your'} seven questions are ready`
const catchupWords = ({ isWeekly }: Whereabouts) => `${isWeekly ? "this week's" : 'your'} catch-up`

/** While anybody has answers to give, it is said what becomes of them. */
const hiddenNote = 'What each of you writes stays hidden until you have both finished.'

const countOf = ({ answered = 0 }: PersonStatus) => Math.min(answered, questionsPerWeek)
const isHalfway = (status: PersonStatus) => !status.completed && countOf(status) > 0
const progressOf = (status: PersonStatus) => `${countOf(status)} of ${questionsPerWeek}`

/** Who is in front of it: both where they share a device and the other one has joined. */
function greetedOf({ statuses, apart, partnerJoined }: Whereabouts): string {
  const names = statuses.map(({ person }) => person.name)
  return listed(!apart && partnerJoined ? names : names.slice(0, 1))
}

/** What home says to the person, or the two, in front of it. */
export function whereWeAre(whereabouts: Whereabouts): Welcome {
  const { statuses, lastTalk, now } = whereabouts
  const [me, partner] = statuses
  if (!me || !partner) throw new Error('A couple is two people.')
  const areDone = me.completed && partner.completed
  const isFresh = restsFrom(whereabouts)
  const nowWords = whereabouts.isWeekly ? 'This week' : 'This time'
  const wanted = lastTalk && lastTalk.focus.length > 0 && focusWords(lastTalk.focus)
  return {
    greeting: `Good ${partOfDay(now.getHours())}, ${greetedOf(whereabouts)}`,
    note: null,
    noteComesFirst: false,
    waitsFor: null,
    ...stateOf(whereabouts, me, partner),
    focus:
      wanted && !(areDone && whereabouts.catchup?.completed)
        ? `${isFresh ? 'Next time you want' : `${nowWords} you wanted`} more of ${wanted}.`
        : null,
  }
}

/** The catch-up was a few days ago, and nobody has begun the next seven. */
function restsFrom({ statuses, lastTalk, now }: Whereabouts): boolean {
  const untouched = statuses.every((status) => !status.completed && countOf(status) === 0)
  if (!lastTalk || !untouched) return false
  return daysBetween(new Date(lastTalk.happenedAt), now) <= restDays
}

function stateOf(whereabouts: Whereabouts, me: PersonStatus, partner: PersonStatus): NextStep {
  if (me.completed === undefined || partner.completed === undefined) {
    return { sentence: 'One moment…', action: null }
  }
  if (me.completed && partner.completed) return catchupOf(whereabouts, me.person, partner.person)
  return {
    note: hiddenNote,
    ...(whereabouts.apart ? stateApart(whereabouts, me, partner) : stateTogether(whereabouts)),
  }
}

function catchupOf(whereabouts: Whereabouts, me: Person, partner: Person): NextStep {
  const { catchup, apart } = whereabouts
  if (!catchup) {
    return {
      greeting: `You have both answered, ${greetedOf(whereabouts)}`,
      sentence: `${whereabouts.isWeekly ? "This week's" : 'Your'} catch-up is ready. Sit down together and take your time.`,
      note: 'Together on one screen, or each on your own.',
      action: { kind: 'catchup', label: 'Start the catch-up' },
    }
  }
  if (catchup.completed && apart && catchup.unread) {
    return {
      sentence: `${partner.name} has been through ${catchupWords(whereabouts)}. It waits for you from the first question on.`,
      action: { kind: 'catchup', label: 'Read the catch-up' },
    }
  }
  if (catchup.completed && apart && catchup.left) {
    return {
      sentence: `${partner.name} has come to the end of ${catchupWords(whereabouts)}. You can still read it until one of you presses Done.`,
      action: { kind: 'catchup', label: 'Read the catch-up' },
    }
  }
  if (catchup.completed) {
    return {
      sentence: `You have finished ${catchupWords(whereabouts)}. You can still read it until you press Done.`,
      action: { kind: 'catchup', label: 'Go to the end of the catch-up' },
    }
  }
  const goOn = { kind: 'catchup', label: 'Continue the catch-up' } as const
  if (catchup.at !== undefined) {
    return {
      sentence: `You are at question ${catchup.at + 1} of ${questionsPerWeek} of your catch-up. Pick up where you left off.`,
      action: goOn,
    }
  }
  if (apart && catchup.userId !== me.id) {
    return {
      greeting: `${partner.name} is waiting for you, ${me.name}`,
      sentence: `${partner.name} has begun your catch-up.`,
      action: { kind: 'catchup', label: 'Join the catch-up' },
    }
  }
  return {
    sentence: 'Your catch-up is open. Pick up where you left off.',
    action: goOn,
  }
}

function restWords(whereabouts: Whereabouts): string {
  const { lastTalk, now } = whereabouts
  const then = new Date(lastTalk?.happenedAt ?? now)
  return `You had ${catchupWords(whereabouts)} ${dayWords(then, daysBetween(then, now))}. The next seven are ready when you are.`
}

function stateApart(whereabouts: Whereabouts, me: PersonStatus, partner: PersonStatus): NextStep {
  const { name } = me.person
  const begin = { kind: 'questions', person: me.person } as const
  const action = {
    ...begin,
    label: isHalfway(me) ? 'Continue your questions' : `Answer ${sevenOf(whereabouts)}`,
  }
  if (me.completed) {
    return {
      sentence: `You are done for ${whereabouts.isWeekly ? 'this week' : 'now'}. Your talk opens once ${partner.person.name} has answered, too.`,
      note: `As soon as ${partner.person.name} is done, this page says so. There is no need to stay and wait.`,
      noteComesFirst: true,
      action: null,
      waitsFor: partner.person,
    }
  }
  if (partner.completed) {
    const yours = isHalfway(me)
      ? `you have answered ${progressOf(me)}.`
      : `answer ${sevenOf(whereabouts)}.`
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
  return {
    sentence: `${readyOf(whereabouts)}. Ten quiet minutes are enough.`,
    action,
  }
}

function stateTogether(whereabouts: Whereabouts): NextStep {
  const { statuses, selected } = whereabouts
  const open = statuses.filter(({ completed }) => !completed)
  const [done] = statuses.filter(({ completed }) => completed)
  const next =
    open.find(({ person }) => person.id === selected?.id) ?? open.find(isHalfway) ?? open[0]
  if (!next) return { sentence: 'One moment…', action: null }
  const { person } = next
  const action = {
    kind: 'questions' as const,
    person,
    label: isHalfway(next) ? `Continue as ${person.name}` : `Begin as ${person.name}`,
  }
  if (done) {
    const { name } = done.person
    return {
      greeting: `Over to you, ${person.name}`,
      sentence: isHalfway(next)
        ? `${name} is done, and you have answered ${progressOf(next)}.`
        : `${name} is done with all seven questions.`,
      note: `${name}'s answers stay hidden until you have both finished.`,
      noteComesFirst: true,
      action,
    }
  }
  const begun = open.filter(isHalfway)
  if (begun.length > 0) {
    // Whoever is greeted alone is the one who is spoken to.
    const isGreeted = (one: PersonStatus) =>
      !whereabouts.partnerJoined && one.person.id === statuses[0]?.person.id
    const counts = begun.map(
      (one) =>
        `${isGreeted(one) ? 'You have' : `${one.person.name} has`} answered ${progressOf(one)}`,
    )
    return { sentence: `${listed(counts)}.`, action }
  }
  if (restsFrom(whereabouts)) return { sentence: restWords(whereabouts), action }
  return person.id === selected?.id
    ? {
        sentence: `${readyOf(whereabouts)} for ${person.name}. Ten quiet minutes are enough.`,
        action,
      }
    : { sentence: `${readyOf(whereabouts)} for each of you.`, action }
}
