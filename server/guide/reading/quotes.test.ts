import { describe, expect, it } from 'vitest'
import { quotePairs } from './quote-pairs.ts'
import { quotesOf } from './quotes.ts'

const context = { question: 'What made you smile this week?', isSore: false, isTender: false }
const best = (answer: string): string | undefined => quotesOf({ ...context, answer }).alone[0]?.text

const texts = (answer: string): string[] =>
  quotesOf({ ...context, answer }).alone.map(({ text }) => text)

describe('the quote of an answer', () => {
  it.each([
    ['Well, honestly our walk along the river was lovely', 'our walk along the river was lovely'],
    ['Fine', 'Fine'],
    ['Our walks', 'Our walks'],
    [
      'See https://example.com/x for photos. I loved the little cabin by the lake!',
      'I loved the little cabin by the lake!',
    ],
    ['<b>bold</b> We had a slow dance in the kitchen', 'We had a slow dance in the kitchen'],
    [
      'The dating one. I love every stupid minute of it. We laugh a lot',
      'The dating one. I love every stupid minute of it. We laugh a lot',
    ],
    ['tbh you made me laugh on the stairs lol', 'you made me laugh on the stairs lol'],
    ["I'd have run a mile ha ha", "I'd have run a mile ha ha"],
  ])('%s', (answer, quote) => {
    expect(best(answer)).toBe(quote)
  })

  it.each([
    [
      'all of a short answer, sentence by sentence',
      'Scotch bonnet in the eggs. I was a plain egg man.',
      'Scotch bonnet in the eggs. I was a plain egg man',
    ],
  ])('shows %s', (_, answer, quote) => {
    expect(best(answer)).toBe(quote)
  })

  it.each([
    [
      'what was asked for, together with what is told of it',
      'Wild swimming, if somebody holds the towel. I have seen your lips after that cold morning in Wales. They were blue, both of them, for most of the day, and you laughed at me for bringing two flasks and a hat for each of your ears. And then there was the rest of that long week, which went by as weeks do with us, with the bins and the bread and a letter from the school.',
      'Wild swimming, if somebody holds the towel. I have seen your lips after that cold morning in Wales',
    ],
    [
      'two sentences as a whole',
      'The coffee you leave in the machine for me, though it is cold by then. It is my favourite.',
      'The coffee you leave in the machine for me, though it is cold by then. It is my favourite',
    ],
    [
      'one word that names what was asked for, with what is told of it first',
      'Swimming. It came in with me and then it went with you and the dog, for longer than I can say in a few words here, and some mornings I still find your wet towel on my side and leave it there. And then there was the rest of that long week, which went by as weeks do with us, with the bins and the bread and a letter from the school.',
      'Swimming. It came in with me and then it went with you and the dog',
    ],
    [
      'it behind a word that leads up to it, too',
      'Honestly, the small blue cup from the market. I dropped it once and never told you.',
      'the small blue cup from the market. I dropped it once and never told you',
    ],
    [
      'all of a short answer',
      "In the car. I don't have to look at you and you can't walk off to do the washing up",
      "In the car. I don't have to look at you and you can't walk off to do the washing up",
    ],
    [
      'what is hard to say and comes last',
      "I keep busy. Done the gutters twice since your scan, and the shed, and next door's fence that nobody asked me to do. I've seen where you put the letter, it is behind the clock. And then there was the rest of that long week, which went by as weeks do with us. I'm frightened love, I've never been much good at saying so",
      "I'm frightened love, I've never been much good at saying so",
    ],
    [
      'no confession without what they would rather have done',
      'When you told me about the job I said what are we going to do about the car. I should have just come and sat next to you for a while.',
      'When you told me about the job I said what are we going to do about the car. I should have just come and sat next to you for a while',
    ],
    [
      'all of it where somebody failed or has to do something themselves',
      "A real mango. She says those from the shop don't count and I am forty, I have to believe her",
      "A real mango. She says those from the shop don't count and I am forty, I have to believe her",
    ],
    [
      'all of it where they would like to be told that they are right',
      "'You were right' would be nice for once. But 'are you tired' also works because yes, I am, and that was mostly the whole argument.",
      "'You were right' would be nice for once. But 'are you tired' also works because yes, I am, and that was mostly the whole argument",
    ],
    [
      'all of it where the last words are the point',
      "Nothing. Asked him to come to the carnival twice and twice he had 'a thing'. The thing was football.",
      "Nothing. Asked him to come to the carnival twice and twice he had 'a thing'. The thing was football",
    ],
    [
      'all of it where something is hidden from the other for their sake',
      'the post. i open the brown ones in the van so you dont see my face',
      'the post. i open the brown ones in the van so you dont see my face',
    ],
    [
      'all of it where somebody knows what a thing does',
      'Refresh the website, work, refresh. I know it does not update in the weekend. I refresh in the weekend.',
      'Refresh the website, work, refresh. I know it does not update in the weekend. I refresh in the weekend',
    ],
    [
      'all of it where it only asks for a nod',
      'bins!! you do cat litter for a month and i do bins, deal???',
      'bins!! you do cat litter for a month and i do bins, deal???',
    ],
    [
      'what is no complaint of what somebody has to do',
      'I have to ask three times for a hand. I like reading on the steps with the radio on and a pot of tea. And then there was the rest of that long week, which went by as weeks do with us, with the bins and the bread and a letter from the school, and the cat who was sick on the stairs twice, and my sister on the phone about the tent that we lent her in the summer of the flood, and so on and so on until the Sunday came.',
      'I like reading on the steps with the radio on and a pot of tea',
    ],
    [
      'nothing of a verdict that was said to the other',
      "We had soup by the fire. I told you 'you are wrong' and I meant it.",
      'We had soup by the fire',
    ],
    [
      'all of it with what stands in brackets',
      'A bowl for the keys (the green one, with the chip). I look at it every morning.',
      'A bowl for the keys (the green one, with the chip). I look at it every morning',
    ],
    [
      'the answer to a question that somebody asks themselves',
      'What would I choose? One whole day alone by the sea with a book.',
      'One whole day alone by the sea with a book',
    ],
  ])('ranks first %s', (_, answer, quote) => {
    const ranked = quotesOf({ ...context, answer }).alone.toSorted(
      (one, other) => other.rank - one.rank,
    )
    expect(ranked[0]?.text).toBe(quote)
  })

  it.each([
    [
      'what comes after a hesitation, “maybe” and all',
      'Hm. Hard week, we hardly saw each other. Maybe in the car on Sunday when that song came on and we both did the drums.',
      'Maybe in the car on Sunday when that song came on and we both did the drums',
    ],
    [
      'what somebody owes, and not that they are ashamed of it',
      "The phone calls. I have not told you the whole number yet. I'm ashamed to be honest, I'm supposed to be the one who got it handled",
      'The phone calls. I have not told you the whole number yet',
    ],
  ])('ranks first %s', (_, answer, quote) => {
    const ranked = quotesOf({ ...context, answer }).alone.toSorted(
      (one, other) => other.rank - one.rank,
    )
    expect(ranked[0]?.text).toBe(quote)
  })

  it('is never cut behind what the other saw, which would have somebody else do what they did', () => {
    for (const text of texts("You saw I didn't like it and told the agent no for us both")) {
      expect(text).not.toMatch(/^I didn't/)
    }
  })

  it('does not show what somebody thinks better of', () => {
    const told = 'when your mum started buying the oat milk for me'
    expect(texts(`${told}. took her two years`).join('\n')).toContain(told)
    expect(
      texts(`${told}. no actually it was Lisbon when we lost the bags and neither of us got mad`),
    ).not.toContain(told)
  })

  it.each([
    'I thought you had given up on us. I was wrong about that',
    'I thought I would never like this town. I was so wrong',
    'I used to think your sister was cold. Turns out she is shy',
    "I tell you I prefer the kitchen table to the study. I don't, the light is bad in there all day",
  ])('shows what somebody was wrong about only with that, or not at all: %s', (answer) => {
    const [thought = ''] = answer.split('. ')
    const best = quotesOf({ ...context, answer }).alone.toSorted(
      (one, other) => other.rank - one.rank,
    )[0]
    expect(best?.text).not.toBe(thought)
  })

  it.each([
    ["The lads think she's too good for me. Is that kind?", 'its last question'],
    ['bit of a sore back. Nothing really, you?', 'the question back'],
    ['She let Noa win and then Noa caught her cheating to lose. The argument!', 'its mark'],
    [
      'Cut fruit. After a fight my mother would put a plate of mango outside the door. So when I bring you an apple that is what I am saying',
      'what it is about',
    ],
    [
      "Money, oddly, we've got less of it. Also whether I'm odd, turns out I am and it's grand",
      'its end',
    ],
    [
      'The quiet when the kids are out and the fridge hums. After an hour I look at photos of them, its ridiculous',
      'its turn',
    ],
    ['I was against it to the last day. She was right.', 'what is granted'],
    [
      "whether mam comes to live with us. I know you said it's up to me. I don't want it to be up to me",
      'what both know',
    ],
  ])('shows a short answer with all of it: %s (%s)', (answer) => {
    const [best] = quotesOf({ ...context, isTender: true, answer }).alone.toSorted(
      (one, two) => two.rank - one.rank,
    )
    expect(best?.text).toBe(answer.replace(/[.]$/, ''))
  })

  it.each([
    'I baked the bread. It turned out lovely',
    'You taught me to drive. Now I know every road',
  ])('takes nothing back in %s', (answer) => {
    const [best] = quotesOf({ ...context, answer }).alone.toSorted(
      (one, two) => two.rank - one.rank,
    )
    expect(best?.text).toBe(answer)
  })

  it('shows nobody who is called ridiculous', () => {
    const texts = quotesOf({
      ...context,
      answer: "We had soup. It's your ridiculous temper again",
    }).all
    expect(texts.map(({ text }) => text).join('|')).not.toMatch(/temper/)
  })

  it('leaves a scrap at the end out, and shows no regret without its reason', () => {
    const scrap =
      "The way Hugo lines up his peas before he'll eat them. And the sulk. The sulk is all Etienne, chin down, arms crossed"
    const ranked = quotesOf({ ...context, answer: scrap }).alone
    expect(ranked.toSorted((one, two) => two.rank - one.rank)[0]?.text).not.toMatch(/sulk$/)
    const regret =
      "Sunday at the table. I was thinking about the baby. I should have said. I just couldn't say it one more time and watch you"
    const shown = quotesOf({ ...context, answer: regret }).alone
    expect(shown.toSorted((one, two) => two.rank - one.rank)[0]?.text).not.toMatch(/have said$/)
  })

  it('takes a “hm” before an answer for a breath and not for a doubt', () => {
    const answer =
      "hm I'd like people to leave calmer than they came. Your cousins leave at two in the morning so we are maybe building two houses"
    const [best] = quotesOf({ ...context, answer }).alone.toSorted(
      (one, two) => two.rank - one.rank,
    )
    expect(best?.text).toMatch(/^(?:hm )?I'd like people to leave calmer/)
  })

  it('closes an inner quote, or leaves it out', () => {
    const answer = "The bank. They've no chairs any more and the girl calls me 'my lovely'"
    expect(texts(answer)).toContain("They've no chairs any more and the girl calls me 'my lovely'")
    for (const text of texts("You said 'mind the step' and we laughed until the tea went cold")) {
      expect(text.match(/(?:^| )'/g)?.length ?? 0).toBe(text.match(/'(?= |$)/g)?.length ?? 0)
    }
    expect(texts('“Have you eaten”')).toEqual(['‘Have you eaten’'])
    expect(texts("'At least you have two others.'").join('')).toMatch(
      /^['‘]At least you have two others\.?['’]$/,
    )
  })

  it('tears no inner quote at either end', () => {
    const answer =
      "You say 'sleep well. I love you' and turn the light out, and I lie there for another hour and listen to the rain"
    for (const written of [answer, answer.replace("'", '‘').replace("'", '’')]) {
      for (const text of texts(written)) {
        expect(text).toMatch(/^(?:(?!love you|sleep well).)*$|['‘]sleep well. I love you['’]/)
      }
    }
    const kids = "The kids' beds and the dogs' noise at six, and you laughing at 'em from the door"
    expect(texts(kids)).toContain("The kids' beds and the dogs' noise at six")
  })

  it.each([
    [
      '“A&E” as a word',
      'A&E with the twins. You held one and I held one',
      'A&E with the twins. You held one and I held one',
    ],
    [
      'a rule that begins with a No',
      'No hitting, whoever began it. You know how much',
      'No hitting, whoever began it. You know how much',
    ],
    [
      '“Oh any” whole',
      'Oh any will do for me on a Sunday. I love them all',
      'Oh any will do for me on a Sunday. I love them all',
    ],
    [
      'no “Oh god” before it',
      'Oh god. Dolly Parton and my gran at one table',
      'Dolly Parton and my gran at one table',
    ],
    [
      'one whole sentence',
      'blackpool when it chucked it down and we ate chips in the car with the windows all steamed up. didnt even get out til four that day, I think, and then it was only for the toilets and another bag of chips for the road home. And then there was the rest of that long week, which went by as weeks do with us',
      'blackpool when it chucked it down and we ate chips in the car with the windows all steamed up',
    ],
    [
      'a thing with what is told of it, up to a comma',
      'Your sisters. Never had any of my own and now I have got four, plus the whatsapp group that goes off at five in the morning and again at midnight, when all I want is sleep and they are choosing a colour for a wall that none of the rest of us has seen or will, not even the one who lives in the house with it',
      'Your sisters. Never had any of my own and now I have got four',
    ],
    [
      'what somebody does, with what they do not say before it',
      'You make a brew. You never say cheer up, you just sit down beside me with it and wait',
      'You make a brew. You never say cheer up, you just sit down beside me with it and wait',
    ],
  ])('ranks first %s', (_, answer, quote) => {
    const ranked = quotesOf({ ...context, answer }).alone.toSorted(
      (one, other) => other.rank - one.rank,
    )
    expect(ranked[0]?.text).toBe(quote)
  })

  it.each([
    'You were already on what we could do with the money',
    'You are already asleep when I come up',
  ])('is nothing held up to the other: %s', (answer) => {
    expect(
      quotesOf({ answer, question: 'When do you feel heard?', isSore: false, isTender: false }).all,
    ).toEqual([])
  })

  it.each(["You've been at your mum's a lot", "Honestly can't think of anything this month"])(
    'never shows %s',
    (answer) => {
      expect(texts(`${answer}. The walk on Sunday was good`)).not.toContain(answer)
    },
  )

  it('shows a warm “you have been”', () => {
    const answer = "You've been making me laugh a lot"
    expect(texts(`${answer}. The walk on Sunday was good`)).toContain(answer)
  })

  it.each([
    "You dancing with me in the kitchen 'til two",
    "The long road 'round the lake with you at the wheel",
    "Our songs from the '90s, and you who knows each word of the kids' ones",
  ])('takes an apostrophe before a word for none of its marks: %s', (answer) => {
    expect(answer.startsWith(best(answer) ?? '-')).toBe(true)
  })

  it.each([
    '"I am proud of you" is what I want to hear more often',
    '“I am proud of you” was all that I wanted to hear at dinner',
    "'I am proud of you' is what I want to hear more often",
  ])('does not begin behind the quote that it is about: %s', (answer) => {
    for (const text of texts(answer)) expect(text).not.toMatch(/^(?:is|was)/)
  })

  it.each([
    ['Wow. The wave from the window, always twice.', 'The wave from the window, always twice'],
    [
      'Easy. The way you sing to the dog when you think nobody hears it.',
      'The way you sing to the dog when you think nobody hears it',
    ],
  ])('is no word that only comments on the question: %s', (answer, quote) => {
    const ranked = quotesOf({ ...context, answer }).alone.toSorted(
      (one, other) => other.rank - one.rank,
    )
    expect(ranked[0]?.text).toBe(quote)
  })

  it.each(['Hold me', 'Cuddles please', 'Tough one', 'Exactly', 'Nothing'])(
    'is not %s where more is told',
    (few) => {
      const answer = `${few}. I would like it when you come in at night and are cold.`
      expect(texts(answer)).not.toContain(few)
    },
  )

  it('does not end where the answer is only announced', () => {
    const answer = 'Monday fog. Tuesday fog. Wednesday: some sun at two. Then fog by tea time.'
    expect(
      quotesOf({ ...context, answer })
        .alone.map(({ text }) => text)
        .join('|'),
    ).not.toMatch(/Wednesday(?:\||$)/)
  })

  it('shows what both know within all of a short answer, and never by itself', () => {
    const answer =
      'Move nearer to my sister by the coast. I know we said no to that. I would cook on Sundays.'
    const ranked = quotesOf({ ...context, answer }).alone.toSorted(
      (one, other) => other.rank - one.rank,
    )
    expect(ranked[0]?.text).toBe(answer.slice(0, -1))
    expect(ranked.map(({ text }) => text)).not.toContain('I know we said no to that')
  })

  it.each([
    ['He will say the ponds. My idea was the kiosk at the junction, and I love it.', 'He will say'],
    ['My answer is that baking show you like. I enjoy you shouting at the sponge.', 'My answer'],
  ])('comes later where it speaks of an answer: %s', (answer, beginning) => {
    const ranked = quotesOf({ ...context, answer }).alone.toSorted(
      (one, other) => other.rank - one.rank,
    )
    expect(ranked[0]?.text).not.toContain(beginning)
  })

  it('does not stop where the thought goes on', () => {
    const answer = 'I hope you can see that there is a funny one in there, somewhere under it all'
    expect(quotesOf({ ...context, answer }).alone.map(({ text }) => text)).not.toContain(
      'I hope you can see',
    )
  })

  it('shows the own feeling before any blame when an answer sounds hurt', () => {
    const answer = 'You never help with the dishes and I feel so alone with it.'
    expect(quotesOf({ ...context, isSore: true, answer }).alone[0]?.text).toBe(
      'I feel so alone with it',
    )
  })

  it.each([
    ['[click](https://example.com)'],
    ['<script>alert(1)</script>'],
    ['you are a toxic narcissist'],
    ['you are lazy'],
    ['Joe is right and Ana is wrong about the first hour'],
    ['I am not the reception'],
    ['   '],
    ['...'],
  ])('is none for %s', (answer) => {
    expect(quotesOf({ ...context, answer }).alone).toEqual([])
  })

  it('stands verbatim in its answer but for inner marks, has 3 to 24 words and holds no markup, link or double mark', () => {
    const answer =
      'She said "fine" (really?) and **then** we drove to www.example.com\tor so, I forget; after that we ate soup & bread by the fire, 100% happy, with <i>the</i> dog asleep on my feet_and_nobody talking. We sat by the lake and said little.'
    const quotes = quotesOf({ ...context, answer }).alone
    expect(quotes.length).toBeGreaterThan(0)
    for (const { text, words } of quotes) {
      const unmarked = (some: string) => some.replace(/["“”‘’']/gu, '')
      expect(unmarked(answer)).toContain(unmarked(text))
      expect(words).toBeGreaterThanOrEqual(3)
      expect(words).toBeLessThanOrEqual(24)
      expect(text).not.toMatch(/[<>*_"“”()%]|www/)
    }
  })

  it('never cuts a word in two where a long answer is cut off', () => {
    const answer = 'walking together, '.repeat(1_000)
    const words = new Set(answer.split(' '))
    for (const { text } of quotesOf({ ...context, answer }).alone) {
      for (const word of `${text},`.split(' ')) expect(words).toContain(word)
    }
  })
})

describe('the quotes of two answers', () => {
  const quotes = (answer: string) => quotesOf({ ...context, answer }).alone

  const of = (words: number, rank: number, isAll = false) => ({
    text: `${words} words`,
    ...{ words, rank, score: rank, start: words, isAll },
  })
  const first = (one: Parameters<typeof quotePairs>[0], two: Parameters<typeof quotePairs>[0]) =>
    quotePairs(one, two, { by: 'rank', most: 1 })[0]?.map(({ words }) => words)

  it('are of about the same length where that costs little', () => {
    expect(first([of(4, 3)], [of(12, 3), of(5, 2.5)])).toEqual([4, 5])
    expect(first([of(4, 3)], [of(12, 6), of(5, 2.5)])).toEqual([4, 12])
  })

  it('are the best of each where the shorter one is all that somebody wrote', () => {
    expect(first([of(1, 3, true)], [of(12, 3), of(5, 2.5)])).toEqual([1, 12])
    expect(first([of(12, 3), of(5, 2.5)], [of(1, 3, true)])).toEqual([12, 1])
  })

  it('do not depend on who comes first', () => {
    const one = quotes('I liked the soup, the long walk home and the film after it.')
    const two = quotes('Saturday morning with the radio on, and pancakes, and no plans.')
    const forth = quotePairs(one, two, { by: 'score', most: 8 }).map(
      ([left, right]) => `${left.text}|${right.text}`,
    )
    const back = quotePairs(two, one, { by: 'score', most: 8 }).map(
      ([left, right]) => `${right.text}|${left.text}`,
    )
    expect(back).toEqual(forth)
  })
})
