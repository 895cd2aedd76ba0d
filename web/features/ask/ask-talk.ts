import type { ask } from '#contract/ask.ts'
import type { ReplyOutput } from '#contract/endpoint.ts'
import { joinTexts } from '#web/ui/text/paragraphs.ts'

export type GuideAnswer = ReplyOutput<typeof ask>

/** What was asked and answered since the chat was opened; it lives nowhere else. */
export type AskTalk = {
  exchanges: readonly { question: string; answer: GuideAnswer }[]
  /** The question on its way, if one is. */
  asking: string | null
  draft: string
}

export type AskEvent =
  | { type: 'typed' | 'sent'; text: string }
  | { type: 'answered'; answer: GuideAnswer }
  | { type: 'unsent' }

export const openTalk: AskTalk = { exchanges: [], asking: null, draft: '' }

/** The talk after an event; the same one where the event means nothing now. */
export function step(talk: AskTalk, event: AskEvent): AskTalk {
  const { exchanges, asking, draft } = talk
  switch (event.type) {
    case 'typed':
      return { ...talk, draft: event.text }
    case 'sent': {
      const question = event.text.trim()
      if (asking !== null || question === '') return talk
      return { ...talk, asking: question, draft: '' }
    }
    case 'answered': {
      if (asking === null) return talk
      const exchange = { question: asking, answer: event.answer }
      return { ...talk, exchanges: [...exchanges, exchange], asking: null }
    }
    case 'unsent':
      if (asking === null) return talk
      return { ...talk, asking: null, draft: joinTexts(asking, draft) }
  }
}
