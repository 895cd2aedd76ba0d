import { expect, test } from 'vitest'
import { restoreDraft } from './conversation.ts'

const open = [{ id: 1, answered: false }]
const done = [{ id: 1, answered: true }]

test.each([
  ['nothing was kept', open, null, '', false],
  ['typed, never sent', open, { questionId: 1, sent: null, text: 'ab' }, 'ab', false],
  ['sent, never arrived', open, { questionId: 1, sent: 'ab', text: '' }, 'ab', false],
  ['sent, and typed on', open, { questionId: 1, sent: 'ab', text: 'cd' }, 'ab\n\ncd', false],
  ['sent, and arrived after all', done, { questionId: 1, sent: 'ab', text: '' }, '', false],
  ['arrived, and typed on', done, { questionId: 1, sent: 'ab', text: 'cd' }, 'cd', false],
  ['answered on another device', done, { questionId: 1, sent: null, text: 'ab' }, 'ab', false],
  ['the question is gone', open, { questionId: 9, sent: null, text: 'ab' }, 'ab', true],
  ['gone, with nothing typed', open, { questionId: 9, sent: null, text: ' ' }, '', false],
])('%s', (_what, questions, kept, draft, orphaned) => {
  expect(restoreDraft(questions, kept)).toEqual({ draft, orphaned })
})
