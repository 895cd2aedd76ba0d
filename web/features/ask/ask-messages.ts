import { safetyTopic } from '#contract/ask.ts'
import type { AskTalk, GuideAnswer } from './ask-talk.ts'
import { sentences } from './sentences.ts'

export type AskMessage = {
  key: string
  kind: 'neutral' | 'own'
  text: string
  /** Which guide wrote it. */
  writtenBy?: string
  /** The newest answer that points to people to call: they stand below it. */
  showsHelp?: boolean
}

/**
 * Of an answer that points to people to call only how it begins: the numbers after the empty line
 * are for clients without the card, which stands below the newest of these answers.
 */
const shownText = ({ answer, topic }: GuideAnswer): string =>
  (topic === safetyTopic ? answer.split('\n\n')[0] : undefined) ?? answer

/** What stands in the chat now, the greeting first. */
export function messagesOf({ exchanges, asking }: AskTalk): AskMessage[] {
  const messages: AskMessage[] = [{ key: 'greeting', kind: 'neutral', text: sentences.greeting }]
  const newestHelp = exchanges.findLastIndex(({ answer }) => answer.topic === safetyTopic)
  for (const [at, { question, answer }] of exchanges.entries()) {
    messages.push(
      { key: `question-${at}`, kind: 'own', text: question },
      {
        key: `answer-${at}`,
        kind: 'neutral',
        text: shownText(answer),
        writtenBy: sentences.writtenBy[answer.source],
        ...(at === newestHelp && { showsHelp: true }),
      },
    )
  }
  if (asking !== null) {
    messages.push({ key: `question-${exchanges.length}`, kind: 'own', text: asking })
  }
  return messages
}
