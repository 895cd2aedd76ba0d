import { describe, expect, test } from 'vitest'
import { findTopic } from './find-topic.ts'
import { topics } from './topics/topics.ts'

describe('a question', () => {
  test('that is a title, as a press sends it, is about that topic', () => {
    for (const topic of topics) {
      expect(findTopic(` ${topic.title} `)).toEqual({ topic, offers: [], isOneOfTwo: false })
    }
  })

  test.each(['', ' ', '???', '🙂', '\u0000', 'x'.repeat(10_000), '今天天气怎么样'])(
    'that says nothing, %j, is about nothing',
    (text) => {
      expect(findTopic(text).topic).toBeUndefined()
    },
  )
})
