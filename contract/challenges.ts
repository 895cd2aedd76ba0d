import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { freeText, inThousands, RowId, textMaximum, WeekId } from './text.ts'
import { countCharacters } from './visible-text.ts'

export const challengeTypes = [
  'active_listening',
  'empathy',
  'conflict_resolution',
  'appreciation',
  'nonverbal',
  'problem_solving',
] as const
export const ChallengeType = z.enum(challengeTypes)
export type ChallengeType = z.infer<typeof ChallengeType>

export const difficulties = ['easy', 'medium', 'hard'] as const
export const Difficulty = z.enum(difficulties)
export type Difficulty = z.infer<typeof Difficulty>

/** R15: three a week, of which the couple does one. */
export const challengesPerWeek = 3
/** Longest note on a challenge, in characters as a person counts them. */
export const noteMaximum = 2_000

export const challengeSentences = {
  longNote: `Please keep your note under ${inThousands(noteMaximum)} characters.`,
  unreadableNote: 'Please remove the characters that cannot be saved.',
} as const

/**
 * One person's own progress. `notes` stays null until both have completed; `hasNotes` tells of some.
 * `ownDevice` is there, and true, where that person does their part on a device of their own and
 * this is not one of theirs (R17).
 */
export const ChallengeProgress = z.object({
  completed: z.boolean(),
  completedAt: z.nullable(z.string()),
  hasNotes: z.boolean(),
  notes: z.nullable(z.string()),
  ownDevice: z.optional(z.literal(true)),
})
export type ChallengeProgress = z.infer<typeof ChallengeProgress>

/**
 * One of a week's three. Exactly one of them is `chosen`; `completed` says that both people have,
 * `opened` that both had at some time: from then on its notes are open.
 * `instructions` are the steps in order, `minutes` about how long they take.
 */
export const Challenge = z.object({
  id: z.int(),
  weekId: z.string(),
  userId: z.int(),
  title: z.string(),
  description: z.string(),
  instructions: z.array(z.string()),
  type: ChallengeType,
  difficulty: Difficulty,
  minutes: z.int(),
  chosen: z.boolean(),
  completed: z.boolean(),
  opened: z.boolean(),
  completedAt: z.nullable(z.string()),
  createdAt: z.string(),
  primaryUserProgress: ChallengeProgress,
  partnerProgress: ChallengeProgress,
})
export type Challenge = z.infer<typeof Challenge>

const isShort = (text: string): boolean =>
  text.length <= textMaximum && countCharacters(text, noteMaximum + 1) <= noteMaximum

const isSavable = (text: string): boolean => text === '' || z.safeParse(freeText(''), text).success

/**
 * What a person says of their own part. `isPartnerUpdate` is absolute, as `isPartnerResponse` is:
 * true is the partner's part, whoever is signed in. `notes` left out stay as they are; empty ones go.
 */
export const ChallengeUpdate = z.object({
  completed: z.boolean(),
  notes: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.refine(isShort, challengeSentences.longNote),
        z.refine(isSavable, challengeSentences.unreadableNote),
      ),
  ),
  isPartnerUpdate: z._default(z.boolean(), false),
})
export type ChallengeUpdate = z.output<typeof ChallengeUpdate>

/** The session's three; the first of them fits the couple's focus. Made on the first request. */
export const readChallenges = endpoint({
  method: 'GET',
  path: '/api/challenges/:weekId',
  params: z.object({ weekId: WeekId }),
  reply: z.array(Challenge),
  refuses: ['too-many-sessions', 'head-makes-nothing'],
})

/**
 * What the end page of a completed catch-up promises: the challenge that home shows once it is over, by the focus
 * as it is now. Null while no catch-up of that session is completed, and after Done.
 */
export const readNextChallenge = endpoint({
  method: 'GET',
  path: '/api/challenges/:weekId/next',
  params: z.object({ weekId: WeekId }),
  reply: z.object({ challenge: z.nullable(z.object({ title: z.string() })) }),
})

/** Swaps to another of the three; returns all three. What was done on the one before stays. */
export const chooseChallenge = endpoint({
  method: 'POST',
  path: '/api/challenges/:challengeId/choose',
  params: z.object({ challengeId: RowId }),
  body: z.optional(z.nullable(z.object({}))),
  reply: z.array(Challenge),
})

/**
 * 409 for the part of who does theirs on a device of their own (R17), and for a note on a challenge
 * that was opened and is marked as not done by somebody now: nothing is sealed there any more.
 */
export const updateChallenge = endpoint({
  method: 'PATCH',
  path: '/api/challenges/:challengeId',
  params: z.object({ challengeId: RowId }),
  body: ChallengeUpdate,
  reply: Challenge,
  refuses: ['on-own-device', 'notes-open'],
})
