import { describe, expect, it } from 'vitest'
import { countWords } from '#server/guide/words.ts'
import { withMore } from './more-of-answer.ts'
import type { Quote } from './quotes.ts'

const question = 'Which day lately would you like to have back?'

type Given = { answer: string; shown: string; more: string; rank?: number; question?: string }

/** What is shown of an answer once more of it may stand beside the quote: one text or two; [] where it may not. */
const shownOf = ({
  answer,
  shown,
  more,
  rank = 4,
  question: asked = question,
}: Given): string[] => {
  const quote = (text: string): Quote => ({
    ...{ text, words: countWords(text), score: rank, rank, start: answer.indexOf(text) },
    isAll: text === answer,
  })
  const [found] = withMore(quote(shown), {
    ...{ all: [quote(shown), quote(more)], text: answer, words: countWords(answer) },
    question: asked,
  })
  return found ? [found.text, ...(found.more ? [found.more.text] : [])] : []
}

const lake =
  'The lake before anybody was up. We had one flask between us and no phone signal at all. '

describe('more of an answer beside a quote of it', () => {
  it('comes after it in quotes of its own', () => {
    const given = {
      shown: 'The lake before anybody was up',
      more: 'I was happy the whole way home',
    }
    expect(shownOf({ ...given, answer: `${lake}I was happy the whole way home` })).toEqual([
      given.shown,
      given.more,
    ])
  })

  it('comes in the order of the answer, whichever tells more', () => {
    const given = {
      shown: 'I was happy the whole way home',
      more: 'The lake before anybody was up',
    }
    expect(shownOf({ ...given, answer: `${lake}I was happy the whole way home` })).toEqual([
      given.more,
      given.shown,
    ])
  })

  it('is one quote with it where nothing stands between them', () => {
    expect(
      shownOf({
        answer: `The lake before anybody was up. We had one flask. ${lake}`,
        shown: 'The lake before anybody was up',
        more: 'We had one flask',
      }),
    ).toEqual(['The lake before anybody was up. We had one flask'])
  })

  it('is the rest of its sentence, behind a comma', () => {
    expect(
      shownOf({
        answer: `When the room went quiet, she said it all again slowly for me. ${lake}`,
        shown: 'When the room went quiet',
        more: 'she said it all again slowly for me',
      }),
    ).toEqual(['When the room went quiet, she said it all again slowly for me'])
  })

  const other = 'The lake before anybody was up'
  const rest = '. Then the bus came, and nobody said a word until we were home'
  it.each([
    ['names somebody who is not shown', 'I already told him you are coming'],
    ['does not say whose it is', 'Was a good lasagna though, on the floor'],
    ['begins with it', 'It was not so very funny but I was glad of the rain'],
  ])('is shown where it %s only at the end of the answer', (_, more) => {
    expect(shownOf({ answer: `${lake}${more}${rest}`, shown: other, more })).toEqual([])
    expect(shownOf({ answer: `${lake}${more}`, shown: other, more })).toEqual([other, more])
  })

  it.each([
    ['names something that is not shown', 'We gave them names on the way'],
    ['hangs on what stood before it', 'I could throw it at once'],
    ['names something that is not shown, with a mark', 'We gave the kids all of that!'],
    ['asks something of the other', 'Please leave the phone at home next time'],
    ['holds something up to them', 'You never said a word about my hair'],
    ['speaks of their family', 'I would rather not have your sister there next time'],
    ['wishes they had been otherwise', 'I wish you had told me that on the Monday'],
    ['wants to be alone', "I'd love to be left alone for a day"],
    ['likes them elsewhere', 'I like it when you are out for the evening'],
    ['thanks for nothing', 'Thanks for nothing on that Sunday in May'],
    ['grants it drily', 'You did say thank you to me'],
    ['only speaks of the answer', 'Silly when I write it down like this'],
    ['speaks of a talk that is not shown', 'I did not want to start that talk before you sleep'],
  ])('is not shown where it %s', (_, more) => {
    expect(shownOf({ answer: `${lake}${more}`, shown: other, more })).toEqual([])
  })

  it('is rather what is heartfelt, though it points to what is not shown', () => {
    const [plain, heartfelt] = [
      'We saw a heron on the way',
      'I like it better with your pencils there',
    ]
    const answer = `${lake}${plain}. Nobody said much for an hour. ${heartfelt}`
    const quote = (text: string, rank: number): Quote => ({
      ...{ text, words: countWords(text), score: rank, rank, start: answer.indexOf(text) },
      isAll: false,
    })
    const shown = quote(other, 4)
    const all = [shown, quote(plain, 5), quote(heartfelt, 4)]
    const [found] = withMore(shown, { all, text: answer, words: countWords(answer), question })
    expect(found?.more?.text).toBe(heartfelt)
  })

  it('stands beside fewer sentences where that leaves room for it', () => {
    const [begun, more] = [
      "When dad was in the hospice I wasn't being cold with you",
      "It wasn't you in there I was dreading, it was having to talk",
    ]
    const shown = `${begun}. I just had nothing left by six and sat in the car for ten minutes and could not open the door`
    const answer = `${shown}. Nobody said a word to me about it that whole long winter. ${more}.`
    const quote = (text: string): Quote => ({
      ...{ text, words: countWords(text), score: 4, rank: 4, start: answer.indexOf(text) },
      isAll: false,
    })
    const all = [quote(shown), quote(begun), quote(more)]
    const [found] = withMore(quote(shown), {
      all,
      text: answer,
      words: countWords(answer),
      question,
    })
    expect([found?.text, found?.more?.text]).toEqual([begun, more])
  })

  it('is rather the end of a long answer, beside fewer words of its beginning', () => {
    const [begun, middle, end] = [
      'When I shout',
      'My mother shouted and I swore that I would be different',
      'I look at Ben being calm with them and I feel like the bad one',
    ]
    const answer = `${begun}. ${middle}. And then it is late and nobody has shoes on and out it comes, her very voice. ${end}.`
    const quote = (text: string): Quote => ({
      ...{ text, words: countWords(text), score: 4, rank: 4, start: answer.indexOf(text) },
      isAll: false,
    })
    const shown = quote(`${begun}. ${middle}`)
    const all = [shown, quote(begun), quote(middle), quote(end)]
    const [found, then] = withMore(shown, {
      all,
      text: answer,
      words: countWords(answer),
      question,
    })
    expect([found?.text, found?.more?.text]).toEqual([shown.text, end])
    expect([then?.text, then?.more?.text]).toEqual([begun, end])
  })

  it('asks something of the other at the end, where that was asked for', () => {
    const more = "Please don't change the channel while I am talking"
    const given = { answer: `${lake}${more}`, shown: other, more }
    expect(shownOf({ ...given, question: 'What helps when you are sad?' })).toEqual([other, more])
  })

  it('is rather whom it is owed to than what somebody is ashamed of', () => {
    const more = 'We got through because Leila kept the whole thing going'
    const answer = `${lake}I was not good that week. I shouted about the parking. ${more}`
    expect(shownOf({ answer, shown: other, more })).toEqual([other, more])
  })

  it('is a wish without what only adds to it after a comma, but no half of one', () => {
    const more = 'I would love to hear the stories from your village'
    const given = { shown: other, more }
    expect(shownOf({ ...given, answer: `${lake}${more}, the goat one and the others.` })).toEqual([
      other,
      more,
    ])
    expect(shownOf({ ...given, answer: `${lake}${more}, tell me, for one evening.` })).toEqual([])
  })

  it('is no wish for something that was named in a part that is not shown', () => {
    expect(
      shownOf({
        answer: `${lake}I would like that one`,
        shown: other,
        more: 'I would like that one',
      }),
    ).toEqual([])
  })

  it.each(['sorry', 'But only just', 'lol', 'If I had to choose'])(
    'is not shown without what softens it: %s',
    (softener) => {
      const more = 'I have three letters in my van'
      expect(shownOf({ answer: `${lake}${more}. ${softener}`, shown: other, more })).toEqual([])
    },
  )

  it('is the other half of a sentence, behind a “but”', () => {
    const [shown, more] = ['Selling the cows', 'I have had supper at the table with you since']
    const answer = `${shown}. I did not sleep right for a month and Dad would not speak to me till harvest but ${more}`
    expect(shownOf({ answer, shown, more })).toEqual([shown, more])
  })

  it('is what the other is told for the first time, rather than what comes after it', () => {
    const confession = 'I had missed the boat on purpose, which I believe I never told you'
    const end =
      'I have thought about it in many dull meetings since that day, with my pen in my hand'
    const answer = `On the ferry quay. It rained, the way it does there. ${confession}. ${end}`
    const quote = (text: string): Quote => ({
      ...{ text, words: countWords(text), score: 4, rank: 4, start: answer.indexOf(text) },
      isAll: false,
    })
    const [found] = withMore(quote('On the ferry quay'), {
      ...{ all: [quote(end), quote(confession)], text: answer, words: countWords(answer) },
      question,
    })
    expect(found?.more?.text).toBe(confession)
  })

  it('may be a beginning that points to what the question named, and spares the other', () => {
    const [more, shown] = [
      "Same room, you don't have to say something clever",
      'I was thinking maybe you are glad to get out of here',
    ]
    const answer = `${more}. When you go for a run I lie there and count how long you are gone, it was nearly two hours. ${shown}`
    expect(shownOf({ answer, shown, more })).toEqual([more, shown])
  })

  it('is shown of the partner where the question is about them', () => {
    const more = 'I should say so more because she thinks I forget'
    const given = { answer: `${lake}${more}${rest}`, shown: other, more }
    expect(shownOf(given)).toEqual([])
    expect(shownOf({ ...given, question: 'Which job does your partner do so well?' })).toEqual([
      other,
      more,
    ])
  })

  it('is no part of a sentence that begins before it', () => {
    const more = 'we sang all the way to the car'
    expect(shownOf({ answer: `${lake}When it rained and ${more}`, shown: other, more })).toEqual([])
  })

  it('is nothing that tells little', () => {
    const more = 'I was happy the whole way home'
    const given = { answer: `${lake}${more}${rest}`, shown: other, more }
    expect(shownOf({ ...given, rank: 1 })).toEqual([])
  })

  it('is the end of a long answer, however much of its beginning is shown', () => {
    const [begin, middle, end] = [
      'The walk to the lake, with the flask and the bread that you had cut before I was up',
      'We sat on the wall for an hour and watched the old men put their nets in the water, one after the other, and none of them said a word',
      "I'd like to be asked about the boat one day, when you have time",
    ]
    const answer = [begin, middle, end].join('. ')
    const shown = `${begin}. ${middle}`
    const quote = (text: string): Quote => ({
      ...{ text, words: countWords(text), score: 4, rank: 4, start: answer.indexOf(text) },
      isAll: false,
    })
    const all = [quote(shown), quote(begin), quote(end)]
    const [found] = withMore(quote(shown), {
      ...{ all, text: answer, words: countWords(answer), question },
    })
    expect([found?.text, found?.more?.text]).toEqual([begin, end])
  })

  it('is nothing where the quote is nearly all of the answer, or both are long', () => {
    expect(shownOf({ answer: `${other}. Lovely day`, shown: other, more: 'Lovely day' })).toEqual(
      [],
    )
    const [long, more] = [
      'We walked round the whole of the lake twice before anybody else was up that day or had found their boots',
      'I was happy the whole way home and then for most of the week that came after it all, and I told my mother about it twice and my sister once more on the phone that night, while the kettle boiled and the cat slept',
    ]
    expect(shownOf({ answer: `${long}. ${lake}${more}`, shown: long, more })).toEqual([])
  })
})
