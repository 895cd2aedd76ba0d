import { giveWay } from '#server/drivers/threads/give-way.ts'
import type { ExportOrder } from '#server/features/your-data/page/export-page.ts'
import type { InsightInput, SummaryInput } from '#server/guide/guide.ts'
import type { InsightReply } from '#server/guide/model/prompt.ts'
import type { ReadCards } from '#server/guide/reading/nearest-card.ts'
import type { GuideText } from '#server/guide/rules/check-guide-text.ts'
import {
  type Heard,
  knowHeard,
  listened,
  soundsUnsafe as readsUnsafe,
} from '#server/safety/sounds-unsafe.ts'
import { createBuiltInGuide } from './guide/writing/built-in-guide.ts'

giveWay('a little')

/** What reads or writes texts of people. Each of these runs in a thread, and loads what it needs when first asked. */
export const { insight, suggestion, summary } = createBuiltInGuide()

export const isOwnWordsItem = async (input: InsightInput) =>
  (await import('#server/guide/rules/own-words-items.ts')).isOwnWordsItem(input)

export const withoutOwnWordsItems = async (input: SummaryInput) =>
  (await import('#server/guide/rules/own-words-items.ts')).withoutOwnWordsItems(input)

export const checkText = async (written: GuideText) =>
  (await import('#server/guide/rules/check-guide-text.ts')).checkText(written)

export const modelPrompt = async (input: InsightInput) =>
  (await import('#server/guide/model/model-insight.ts')).modelPrompt(input)

export const modelText = async (written: { input: InsightInput; reply: InsightReply }) =>
  (await import('#server/guide/model/model-insight.ts')).modelText(written)

export const answerQuestion = async (question: string) =>
  (await import('#server/features/ask/answer-question.ts')).answerQuestion(question)

export const exportFile = async (order: ExportOrder) =>
  (await import('#server/features/your-data/page/export-page.ts')).exportFile(order)

/**
 * Runs in the ear's own thread: its author has the acknowledgement already, and others wait for theirs, so
 * it gives way to all of them. Loading, which comes before, does so a little alone: else it may take very long.
 */
export const listenTo = (text: string): ReturnType<typeof listened> => {
  giveWay()
  return listened(text)
}

/** What the ear has heard: an insight need not listen again to what two have written. */
export const know = (heard: readonly Heard[]): void => knowHeard(heard)

/**
 * Answers such as people give, to warm up with: what is slow the first few times is slow for nobody. Two
 * hold signs beyond Latin ones, since patterns are made ready for such texts apart.
 */
const somebodys = [
  'The walk by the sea on Sunday was lovely, and you sang all the way home.',
  'I liked that we cooked together after work, even though I was tired and a bit short with you.',
  'Honestly? Nothing much. I worry about money most nights, but then you make tea and we talk… a bit',
  'haha the burnt pancakes!! still the best breakfast we’ve had 😂',
]
const someRounds = 3

/** Has the ear read them once, which loads all it needs; gives how often that is worth doing. */
export function warmEar(): number {
  somebodys.map(readsUnsafe)
  return someRounds
}

const nearestCard = () => import('#server/guide/reading/nearest-card.ts')

/** Runs in the ear's own thread, too: nobody waits for it. */
export const readCards = async (from: number) => {
  giveWay()
  return (await nearestCard()).readCards(from)
}

export const knowCards = async (read: ReadCards) => (await nearestCard()).knowCards(read)

/** About a question of a card: one that none has is compared with those of all of them, which takes long. */
const asked = async (): Promise<Omit<InsightInput, 'people'>> => {
  const [card] = (await import('#server/cards/cards.ts')).cards
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
  await insight({ ...(await asked()), people })
}

/** Does what is slow the first few times, so that nobody's first text waits. */
export async function warmUp(): Promise<void> {
  const about = await asked()
  for (let round = 0; round < someRounds; round += 1) {
    for (const [at, said] of somebodys.entries()) {
      const one = { name: 'One', answer: `${said} That was ${round}.` }
      const other = { name: 'Other', answer: `${somebodys.at(at - 1)} And that ${round}.` }
      await insight({ ...about, people: [one, other] })
    }
  }
}
