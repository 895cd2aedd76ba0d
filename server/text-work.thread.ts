import { giveWay } from '#server/drivers/threads/give-way.ts'
import type { ExportOrder } from '#server/features/your-data/page/export-page.ts'
import type { InsightInput, SummaryInput } from '#server/guide/guide.ts'
import type { InsightReply } from '#server/guide/model/prompt.ts'
import type { ReadCards } from '#server/guide/reading/nearest-card.ts'
import type { GuideText } from '#server/guide/rules/check-guide-text.ts'
import { ours, readFor } from '#server/meaning/memory.ts'
import {
  type Heard,
  knowHeard,
  type ListenedSoFar,
  listenOn,
  soundsUnsafe as readsUnsafe,
} from '#server/safety/sounds-unsafe.ts'
import { createBuiltInGuide } from './guide/writing/built-in-guide.ts'

giveWay('a little')

/** An input, and what was heard in its answers elsewhere: here nobody listens to them again. */
export type WithHeard<Input> = { input: Input; heard: readonly Heard[] }

/** Reads for those whose stored answers these are, or else for this one call. */
const about =
  <Input extends { textsOf?: string | undefined }, Result>(work: (input: Input) => Result) =>
  ({ input, heard }: WithHeard<Input>): Result => {
    readFor(input.textsOf ?? null)
    knowHeard(heard)
    return work(input)
  }

/** For nobody: what is made is forgotten with the next call, and nothing that was made of another one's text is found. */
const once =
  <Input, Result>(work: (input: Input) => Result) =>
  (input: Input): Result => {
    readFor(null)
    return work(input)
  }

const builtIn = createBuiltInGuide()

/** What reads or writes texts of people. Each of these runs in a thread, and loads what it needs when first asked. */
export const insight = about((input: InsightInput) => builtIn.insight(input))
export const suggestion = about((input: InsightInput) => builtIn.suggestion(input))
export const summary = about((input: SummaryInput) => builtIn.summary(input))

export const isSpokenOf = about(async (input: InsightInput) =>
  (await import('#server/guide/rules/own-words-items.ts')).isSpokenOf(input),
)
export const isOwnWordsItem = about(async (input: InsightInput) =>
  (await import('#server/guide/rules/own-words-items.ts')).isOwnWordsItem(input),
)

export const checkText = ({ input: written, heard }: WithHeard<GuideText>) =>
  about(async (_: GuideText['input']) =>
    (await import('#server/guide/rules/check-guide-text.ts')).checkText(written),
  )({ input: written.input, heard })

export const modelPrompt = about(async (input: InsightInput) =>
  (await import('#server/guide/model/model-insight.ts')).modelPrompt(input),
)

type Replied = { input: InsightInput; reply: InsightReply }
export const modelText = ({ input: written, heard }: WithHeard<Replied>) =>
  about(async (_: InsightInput) =>
    (await import('#server/guide/model/model-insight.ts')).modelText(written),
  )({ input: written.input, heard })

export const answerQuestion = once(async (question: string) =>
  (await import('#server/features/ask/answer-question.ts')).answerQuestion(question),
)

export const exportFile = async (order: ExportOrder) =>
  (await import('#server/features/your-data/page/export-page.ts')).exportFile(order)

/**
 * Runs in the ear's own thread: its author has the acknowledgement already, and others wait for theirs, so
 * it gives way to all of them. Loading, which comes before, does so a little alone: else it may take very long.
 */
export const listenTo = (part: Part): ReturnType<typeof listenOn> => {
  giveWay()
  return listenHere(part)
}

/** A text, and where it was left. */
type Part = { text: string; left?: ListenedSoFar | undefined }

/** The same for a text about the answer, which somebody waits for. */
export const listenHere = once(({ text, left }: Part) => listenOn(text, left))

/**
 * Answers such as people give, to warm up with: what is slow the first few times is slow for nobody. Two
 * hold signs beyond Latin ones, since patterns are made ready for such texts apart.
 */
const somebodys = [
  'The walk by the sea on Sunday was lovely, and you sang all the way home.',
  'I liked that we cooked together after work, even though I was tired and a bit short with you.',
  'Honestly? Nothing much. I worry about money most nights, but then you make tea and we talk… a bit',
  'haha the burnt pancakes!! still the best breakfast we’ve had 😂',
  'When my brother rang on Friday you went on cooking and I stood there with the phone. You didn’t ask. I know you were tired, but I cried in the car after, and I’d have liked your hand on my back for a minute.',
  'The bins. And the lamp in the hall, since March. You say next week every week, so on Sunday I held the torch while you swore at it, and then it was on and we both just stood there looking up like it was the moon.',
  'dunno. ask me tomorrow',
]
const someRounds = 3

/** Has the ear read them once, which loads all it needs; gives how often that is worth doing. */
export function warmEar(): number {
  readFor(ours)
  somebodys.map(readsUnsafe)
  return someRounds
}

const nearestCard = () => import('#server/guide/reading/nearest-card.ts')

/** Runs in the ear's own thread, too: nobody waits for it. */
export const readCards = async (from: number) => {
  giveWay()
  readFor(ours)
  return (await nearestCard()).readCards(from)
}

export const knowCards = async (read: ReadCards) => {
  readFor(ours)
  return (await nearestCard()).knowCards(read)
}

/** About a question of a card: one that none has is compared with those of all of them, which takes long. */
const asked = async (at = 0): Promise<Omit<InsightInput, 'people'>> => {
  const card = (await import('#server/cards/cards.ts')).cards[at]
  const { id: cardId = '', content: question = '', category = '' } = card ?? {}
  return { question, category, cardId, timesHad: 0, seed: '', position: 0 }
}

/** Loads all that texts need but an export, which needs little, and a question that no card has, which few ask. */
export async function open(): Promise<void> {
  await answerQuestion('How can we have more good weeks?')
  const [answer = ''] = somebodys
  const people = [
    { name: 'One', answer },
    { name: 'Other', answer },
  ] as const
  readFor(ours)
  await builtIn.insight({ ...(await asked()), people })
}

/** Does what is slow the first few times, so that nobody's first text waits; gives how many rounds of it are worth doing. */
export async function warmUp(round: number): Promise<number> {
  const card = await asked(round)
  for (const [at, said] of somebodys.entries()) {
    const one = { name: 'One', answer: `${said} That was ${round}.` }
    const other = { name: 'Other', answer: `${somebodys.at(at - 1)} And that ${round}.` }
    const input: InsightInput = { ...card, textsOf: ours, people: [one, other] }
    await isOwnWordsItem({ input, heard: [] })
    const text = await insight({ input, heard: [] })
    await checkText({ input: { kind: 'insight', input, text }, heard: [] })
  }
  return someRounds
}
