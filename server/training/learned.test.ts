import { expect, test } from 'vitest'
import learned from '#server/meaning/weights/learned.json' with { type: 'json' }
import { digestOfCorpora, headNames } from './corpora.ts'

test.each(headNames)(
  'the weights of %s have learned the lines there are; `npm run train` mends it',
  (name) => {
    expect(learned).toHaveProperty(name, digestOfCorpora(name))
  },
)
