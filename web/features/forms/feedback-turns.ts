import { useState } from 'react'
import * as z from 'zod/mini'
import { EarlyAccessFeedback } from '#contract/forms.ts'
import {
  type FeedbackForm,
  type FeedbackValues,
  otherFeeling,
  feedbackQuestions as questions,
} from './feedback-form.ts'

type Turn = {
  /** The fields that the turn fills in; a single text is written as in the chat. */
  fields: readonly (keyof FeedbackValues)[]
  question: string
  /** What is said to the answer before, ahead of the question. */
  reply?: string
  /** What was answered, as one says it. */
  said: (values: FeedbackValues) => string
}

/** What it is for: the dialog's description, and what the talk begins with. */
export const feedbackIntro = 'You are among the first. Your feedback shapes Duologue.'

/** The seven blocks of the feedback as turns of a conversation; the last one thanks, and asks where to write back. */
export const feedbackTurns: readonly Turn[] = [
  { fields: ['likedMost'], question: questions.likedMost, said: (it) => it.likedMost },
  {
    fields: ['confusing'],
    reply: 'Thank you. Now the other side of it.',
    question: questions.confusing,
    said: (it) => it.confusing,
  },
  {
    fields: ['improvement'],
    reply: 'Thank you for saying so.',
    question: questions.improvement,
    said: (it) => it.improvement,
  },
  {
    fields: ['recommendation'],
    reply: 'That helps us choose. Three short ones now.',
    question: questions.recommendation,
    said: ({ recommendation }) => `${recommendation} of 5`,
  },
  {
    fields: ['currency', 'pricing'],
    reply: 'Good to know.',
    question: questions.pricing,
    said: ({ currency, pricing }) => `${pricing} ${currency}`,
  },
  {
    fields: ['questionsFeeling', 'questionsOther'],
    reply: 'Thank you. One more to choose from.',
    question: questions.questionsFeeling,
    said: ({ questionsFeeling, questionsOther }) =>
      questionsFeeling === otherFeeling && questionsOther
        ? `${questionsFeeling}: ${questionsOther}`
        : questionsFeeling,
  },
  { fields: ['email'], question: '', said: () => '' },
]

const last = feedbackTurns.length - 1

const choiceNames = ['recommendation', 'questionsFeeling'] as const

/** The first turn with a field of that kind; the last one where there is none. */
function firstTurn(isSo: (field: keyof FeedbackValues) => boolean): number {
  const at = feedbackTurns.findIndex(({ fields }) => fields.some(isSo))
  return at === -1 ? last : at
}

/** The first turn that is not answered yet. */
function openTurn(form: FeedbackForm): number {
  const { error } = z.safeParse(EarlyAccessFeedback, form.getValues())
  const open = error?.issues.map(({ path }) => path[0]) ?? []
  return firstTurn((field) => open.includes(field))
}

export type FeedbackTalk = ReturnType<typeof useFeedbackTalk>

/** The way through the feedback, turn by turn; who goes back keeps how far they had come. */
export function useFeedbackTalk(form: FeedbackForm) {
  const [{ at, furthest, isGoingOn }, setPlace] = useState({ at: 0, furthest: 0, isGoingOn: false })
  const goTo = (turn: number) =>
    setPlace((before) => ({
      at: turn,
      furthest: Math.max(before.furthest, turn),
      isGoingOn: false,
    }))
  return {
    at,
    isLast: at === last,
    /** The turn is answered by choosing one of a few. */
    isChoice: choiceNames.some((name) => feedbackTurns[at]?.fields.includes(name)),
    /** A choice was tapped, and is seen for a moment before the talk goes on by itself. */
    isGoingOn,
    setGoingOn: (goes: boolean) =>
      setPlace((before) => (before.isGoingOn === goes ? before : { ...before, isGoingOn: goes })),
    goTo,
    /** To the furthest turn so far, or the next one, once what this one asks is answered. */
    async goOn() {
      const fields = feedbackTurns[at]?.fields ?? []
      if (await form.trigger([...fields])) goTo(Math.max(furthest, Math.min(at + 1, last)))
    },
    /** To what was refused; to the end where it was none of the fields. */
    goToWrong: () => goTo(firstTurn((field) => form.getFieldState(field).error !== undefined)),
    /** To where the answers end, whichever way they were given. */
    takeUp() {
      const open = openTurn(form)
      setPlace({ at: open, furthest: open, isGoingOn: false })
    },
  }
}
