import * as z from 'zod/mini'
import { joinTexts } from '#web/ui/text/paragraphs.ts'

export type AskedQuestion = {
  id: number
  content: string
  answered: boolean
  /** Whether it may be swapped, as far as this device knows (R26). */
  maySwap?: boolean | undefined
  /** The question in whose place it came. */
  replaces?: number | undefined
}

/**
 * Why a conversation cannot go on here: elsewhere its session was started anew or finished, this
 * question was answered, or that person answers on a device of their own (R17).
 */
export type Interruption = 'restarted' | 'finished' | 'answered' | 'elsewhere'

export type Phase =
  | { name: 'typing' | 'asking' | 'claiming' | 'unclaimed' | 'claimed' | 'done' }
  /** All are answered, and some of the answers wait for a network (R28). */
  | { name: 'waiting' }
  | { name: 'sending'; text: string }
  /** Word that the question asked is kept private is on its way (R26). */
  | { name: 'skipping' }
  /** Another question is being asked for in place of the one asked (R26). */
  | { name: 'swapping' }
  /** An answer is on its way in place of the one that was there, as `Editing` has it (R25). */
  | { name: 'mending'; text: string; questionId: number; insteadOf?: string | undefined }
  | { name: 'interrupted'; by: Interruption }

/**
 * An answer being written anew (R25); `setAside` was typed for the question being asked. `insteadOf` is the delivery that
 * brought the words being edited: it replaces no others. Left out where it replaces whatever is there, unseen.
 */
export type Editing = { questionId: number; setAside: string; insteadOf?: string | undefined }

/** One person's way through the week's questions. */
export type Conversation = {
  questions: readonly AskedQuestion[]
  /**
   * What was answered since it was opened, by question, null where it was kept private; what came before
   * is not shown again (R2).
   */
  said: Readonly<Record<number, string | null>>
  /** What the device called the delivery of these, by question (R28). */
  deliveries: Readonly<Record<number, string>>
  /** The questions whose answers wait on this device for a network (R28). */
  waiting: readonly number[]
  /** What was typed for a question that was then kept private. */
  asides: Readonly<Record<number, string>>
  /** Questions that the other one swapped under this one's eyes, and whether something was typed. */
  swappedHere: Readonly<Record<number, 'typed' | 'untouched'>>
  phase: Phase
  draft: string
  /**
   * The question for which the text for the one being asked was typed, where that is another one: it is not sent before
   * the person has said that it is meant for this one (R26). Null where there is no such text.
   */
  typedFor: number | null
  /** The answered question for which `draft` is a new answer; null for the question being asked. */
  editing: Editing | null
}

/** Whether the person has answered it, before or since the conversation was opened. */
export const isAnswered = (
  { said, waiting }: Conversation,
  { id, answered }: AskedQuestion,
): boolean => answered || said[id] !== undefined || waiting.includes(id)

/** The first question the person has not answered; undefined when all are. */
export const currentQuestion = (conversation: Conversation): AskedQuestion | undefined =>
  conversation.questions.find((question) => !isAnswered(conversation, question))

export const countAnswered = (conversation: Conversation): number =>
  conversation.questions.filter((question) => isAnswered(conversation, question)).length

/** What is in the composer was typed for another question than the one it would answer. */
export const isHeld = ({ typedFor, editing }: Conversation): boolean =>
  typedFor !== null && editing === null

/**
 * What somebody was typing, and about which question; `sent` was on its way when it was kept, and
 * `again` is a new answer to an earlier question (R25).
 */
export const KeptDraft = z.object({
  questionId: z.int(),
  sent: z.nullable(z.string()),
  text: z.string(),
  again: z.optional(
    z.object({ questionId: z.int(), text: z.string(), insteadOf: z.optional(z.string()) }),
  ),
})
export type KeptDraft = z.infer<typeof KeptDraft>

/**
 * The text to put back into the composer. What was sent comes back only while its question is still
 * unanswered; `typedFor` is its question where that is not asked any more, `orphaned` says that it is none of these.
 */
export function restoreDraft(
  questions: readonly Pick<AskedQuestion, 'id' | 'answered' | 'replaces'>[],
  kept: KeptDraft | null,
): { draft: string; typedFor: number | null; orphaned: boolean } {
  if (!kept) return { draft: '', typedFor: null, orphaned: false }
  const isAbout = (id: number | undefined) => id === kept.questionId
  const question = questions.find(({ id, replaces }) => isAbout(id) || isAbout(replaces))
  const arrived = isAbout(question?.id) && question?.answered === true && kept.sent !== null
  const draft = arrived ? kept.text : joinTexts(kept.sent ?? '', kept.text)
  const isAnything = joinTexts(kept.again?.text ?? '', draft) !== ''
  const isStillAsked = arrived || (isAbout(question?.id) && question?.answered === false)
  return {
    draft,
    typedFor: isStillAsked || draft.trim() === '' ? null : kept.questionId,
    orphaned: question === undefined && isAnything,
  }
}
