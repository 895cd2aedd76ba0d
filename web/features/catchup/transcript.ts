import type { AnsweredQuestion } from '#web/api/lenient-replies.ts'
import type { Person } from '#web/session/participants.ts'
import { paragraphsOf } from '#web/ui/text/paragraphs.ts'
import { catchupWords } from './catchup-words.ts'
import { type GuideText, type GuideTexts, textOf, type Wanted } from './guide/guide-texts.ts'
import { hasReached, type Place } from './place/place.ts'

export type Message = {
  key: string
  kind: 'question' | 'own' | 'partner' | 'insight' | 'suggestion' | 'neutral'
  name: string
  text: string
  /** Words above the text. */
  label?: string
  source?: GuideText['source']
  /** Whose answer it is, or in place of whose it stands. */
  answer?: { side: 'own' | 'partner'; of: string; isBeside: boolean }
  /** It came of a button. */
  isAsked?: true
}

export type People = { me: Person; partner: Person }

/** A catch-up as far as it has come. */
type SoFar = { place: Place; items: readonly AnsweredQuestion[]; texts: GuideTexts; people: People }

const byGuide = (key: string, text: string): Message => ({
  key,
  kind: 'neutral',
  name: catchupWords.guide,
  text,
})

/** Everything said so far, oldest first; texts that have not arrived are left out. */
export function transcript({ place, items, texts, people }: SoFar): Message[] {
  const { me, partner } = people
  const welcome = byGuide('welcome', catchupWords.welcome(me, partner))
  const messages = items
    .slice(0, place.index + 1)
    .flatMap((item, index) => messagesAbout({ place, texts, people, item, index }))
  return [welcome, ...messages]
}

/** What was said, each question with all that came after it; before the first one, the welcome. */
export function turnsOf(messages: readonly Message[]): Message[][] {
  const turns: Message[][] = []
  for (const message of messages) {
    const turn = turns.at(-1)
    if (turn && message.kind !== 'question') turn.push(message)
    else turns.push([message])
  }
  return turns
}

/** From so many characters on an answer is read in lines of full length, not beside the other. */
const longAnswer = 400

type OneItem = Omit<SoFar, 'items'> & { item: AnsweredQuestion; index: number }

function messagesAbout({ place, texts, people: { me, partner }, item, index }: OneItem): Message[] {
  const { id, content } = item.question
  const key = (part: string) => `${part} ${id}`
  const current = index === place.index
  const reached = (point: Place['point']) => !current || hasReached(place, point)
  const guideSays = (kind: 'insight' | 'suggestion', look: Partial<Message>): Message[] => {
    const written = textOf(texts, { kind, item })
    if (!written) return []
    return [{ ...byGuide(key(kind), written.text), source: written.source, ...look }]
  }

  const said: Message[] = []
  if (reached('question')) {
    const label = catchupWords.question(index + 1)
    said.push({ ...byGuide(key('question'), content), kind: 'question', label })
  }
  const answers = answersTo(item, { me, partner })
  const isBeside = answers.every(({ text }) => text.length <= longAnswer)
  for (const { side, person, kind, text } of answers) {
    if (!reached(side)) continue
    const message = { ...byGuide(key(side), text), answer: { side, of: person.name, isBeside } }
    said.push(kind === 'neutral' ? message : { ...message, kind, name: person.name })
  }
  if (reached('insight')) said.push(...guideSays('insight', { kind: 'insight' }))
  if (reached('prompt')) said.push(byGuide(key('prompt'), catchupWords.prompt))
  if (place.choices[index] === 'no') {
    said.push({ ...byGuide(key('no'), catchupWords.noSuggestion(index)), isAsked: true })
  }
  if (place.choices[index] === 'yes') {
    const look = { kind: 'suggestion', label: catchupWords.suggestion } as const
    said.push(...guideSays('suggestion', look).map((one) => ({ ...one, isAsked: true as const })))
  }
  return said
}

type Side = { answer: string | null; isKeptPrivate?: boolean | undefined }

const ownSide = ({ userResponse, userKeptPrivate }: AnsweredQuestion): Side => ({
  answer: userResponse,
  isKeptPrivate: userKeptPrivate,
})
const partnersSide = ({ partnerResponse, partnerKeptPrivate }: AnsweredQuestion): Side => ({
  answer: partnerResponse,
  isKeptPrivate: partnerKeptPrivate,
})

/** What both said to a question, the own side first; `neutral` is the guide's word for an answer that is not there. */
export function answersTo(item: AnsweredQuestion, { me, partner }: People) {
  return [
    { side: 'own', person: me, ...ownSide(item) } as const,
    { side: 'partner', person: partner, ...partnersSide(item) } as const,
  ].map(({ side, person, answer, isKeptPrivate }) => {
    if (isKeptPrivate) {
      return { side, person, kind: 'neutral' as const, text: catchupWords.keptPrivate(person) }
    }
    if (answer === null || answer.trim() === '') {
      return { side, person, kind: 'neutral' as const, text: catchupWords.missing(person) }
    }
    return { side, person, kind: side, text: answer }
  })
}

/**
 * The last words, once their summary has arrived or failed; none before the end. A focus that the
 * summary does not name comes beside it.
 */
export function closing(
  soFar: SoFar,
  focus: readonly string[] = [],
  isWeekly = true,
  waitsFor: string | null = null,
): Message[] {
  const {
    place,
    texts,
    people: { me, partner },
  } = soFar
  if (place.point === 'fallback') {
    return [byGuide('fallback', catchupWords.fallback(me, partner, isWeekly, waitsFor))]
  }
  if (place.point !== 'completed') return []
  const written = textOf(texts, summary)
  if (!written) return []
  const text = paragraphsOf(written.text).join('\n\n')
  const isNamed = focus.every((category) => written.text.includes(category))
  return [
    byGuide('congratulation', catchupWords.congratulation(me, partner, isWeekly)),
    ...(text !== ''
      ? [{ ...byGuide('summary', text), label: catchupWords.summary, source: written.source }]
      : []),
    ...(isNamed ? [] : [byGuide('focus', catchupWords.focus(focus, isWeekly))]),
    byGuide('thank-you', catchupWords.thankYou),
  ]
}

const summary: Wanted = { kind: 'summary' }

/** What the screen offers below the chat right now. */
export type Offer = 'nothing' | 'choice' | 'next' | 'finish' | 'done'

export function offerAt(soFar: SoFar): Offer {
  const { place, items, texts } = soFar
  const item = items[place.index]
  if (place.point === 'prompt') return 'choice'
  if (place.point === 'fallback') return 'finish'
  if (place.point === 'completed') {
    return closing(soFar).length > 0 ? 'done' : 'nothing'
  }
  if (place.point !== 'chosen' || !item) return 'nothing'
  if (place.choices[place.index] === 'no') return 'next'
  return textOf(texts, { kind: 'suggestion', item }) ? 'next' : 'nothing'
}
