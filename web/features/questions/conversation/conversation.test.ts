import { expect, test } from 'vitest'
import { restoreDraft } from './conversation.ts'

const open = [{ id: 1, answered: false }]
const done = [{ id: 1, answered: true }]

const instead = [{ id: 2, answered: false, replaces: 1 }]

test.each([
  ['nothing was kept', open, null, '', null, false],
  ['typed, never sent', open, { questionId: 1, sent: null, text: 'ab' }, 'ab', null, false],
  ['sent, never arrived', open, { questionId: 1, sent: 'ab', text: '' }, 'ab', null, false],
  ['sent, and typed on', open, { questionId: 1, sent: 'ab', text: 'cd' }, 'ab\n\ncd', null, false],
  ['sent, and arrived after all', done, { questionId: 1, sent: 'ab', text: '' }, '', null, false],
  ['arrived, and typed on', done, { questionId: 1, sent: 'ab', text: 'cd' }, 'cd', null, false],
  ['answered on another device', done, { questionId: 1, sent: null, text: 'ab' }, 'ab', 1, false],
  ['swapped since', instead, { questionId: 1, sent: null, text: 'ab' }, 'ab', 1, false],
  [
    'swapped, with nothing typed',
    instead,
    { questionId: 1, sent: null, text: ' ' },
    '',
    null,
    false,
  ],
  ['the question is gone', open, { questionId: 9, sent: null, text: 'ab' }, 'ab', 9, true],
  ['gone, with nothing typed', open, { questionId: 9, sent: null, text: ' ' }, '', null, false],
])('%s', (_what, questions, kept, draft, typedFor, orphaned) => {
  expect(restoreDraft(questions, kept)).toEqual({ draft, typedFor, orphaned })
})
