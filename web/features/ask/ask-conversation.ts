import { type ask, safetyTopic } from '#contract/ask.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { joinTexts } from '#web/ui/text/paragraphs.ts'
import { askWords } from './ask-words.ts'

export type GuideAnswer = ReplyOf<typeof ask>

/** What was asked and answered since the chat was opened; it lives nowhere else. */
export type AskConversation = {
  exchanges: readonly { question: string; answer: GuideAnswer }[]
  /** The question on its way, if one is. */
  asking: string | null
  draft: string
}

export type AskEvent =
  | { type: 'typed' | 'sent'; text: string }
  | { type: 'answered'; answer: GuideAnswer }
  | { type: 'unsent' }

export const opening: AskConversation = { exchanges: [], asking: null, draft: '' }

/** The conversation after an event; the same one where the event means nothing now. */
export function step(conversation: AskConversation, event: AskEvent): AskConversation {
  const { exchanges, asking, draft } = conversation
  switch (event.type) {
    case 'typed':
      return { ...conversation, draft: event.text }
    case 'sent': {
      const question = event.text.trim()
      if (asking !== null || question === '') return conversation
      return { ...conversation, asking: question, draft: '' }
    }
    case 'answered': {
      if (asking === null) return conversation
      const exchange = { question: asking, answer: event.answer }
      return { ...conversation, exchanges: [...exchanges, exchange], asking: null }
    }
    case 'unsent':
      if (asking === null) return conversation
      return { ...conversation, asking: null, draft: joinTexts(asking, draft) }
  }
}

export type AskMessage = {
  key: string
  kind: 'neutral' | 'own'
  text: string
  /** Which guide wrote it. */
  writtenBy?: string
  /** The newest answer that points to people to call: they stand below it. */
  showsHelp?: boolean
  /** Questions that may be what was meant, with the newest answer. */
  offers?: readonly string[]
  /** What they are, to who does not see them. */
  offersLabel?: string
  /** What the answer says below them. */
  textAfterOffers?: string
}

/**
 * Of an answer that points to people to call only how it begins: the numbers after the empty line
 * are for clients without the card, which stands below the newest of these answers.
 */
const shownText = ({ answer, topic }: GuideAnswer): string =>
  (topic === safetyTopic ? answer.split('\n\n')[0] : undefined) ?? answer

/**
 * An answer with offers, in two: they stand where its first paragraph points, and not below all of it,
 * where the composer hides them on a phone.
 */
function aroundOffers(text: string): { text: string; textAfterOffers?: string } {
  const [first = '', ...others] = text.split('\n\n')
  return others.length > 0 ? { text: first, textAfterOffers: others.join('\n\n') } : { text }
}

/** What is in the chat now, the greeting first. */
export function messagesOf({ exchanges, asking }: AskConversation): AskMessage[] {
  const isFresh = exchanges.length === 0 && asking === null
  const messages: AskMessage[] = [
    {
      key: 'greeting',
      kind: 'neutral',
      text: `${askWords.greeting} ${askWords.opening}`,
      ...(isFresh && { offers: askWords.suggestions, offersLabel: askWords.suggested }),
    },
  ]
  const newestHelp = exchanges.findLastIndex(({ answer }) => answer.topic === safetyTopic)
  for (const [index, { question, answer }] of exchanges.entries()) {
    const isNewest = index === exchanges.length - 1 && asking === null
    messages.push(
      { key: `question-${index}`, kind: 'own', text: question },
      {
        key: `answer-${index}`,
        kind: 'neutral',
        text: shownText(answer),
        writtenBy: askWords.writtenBy[answer.source],
        ...(index === newestHelp && { showsHelp: true }),
        ...(isNewest &&
          answer.offers && { offers: answer.offers, ...aroundOffers(shownText(answer)) }),
      },
    )
  }
  if (asking !== null) {
    messages.push({ key: `question-${exchanges.length}`, kind: 'own', text: asking })
  }
  return messages
}
