import { describe, expect, it } from 'vitest'
import { quotesOf } from './quotes.ts'
import { asksOfPartner, leaning } from './stands-alone.ts'

const told = { isSore: false, isTender: false }
const thanking = 'What did your partner do for you lately?'
const plain = 'Which place do you go to for some quiet?'
const quotes = (question: string, answer: string, isTender = false): string[] =>
  quotesOf({ ...told, isTender, question, answer }).alone.map(({ text }) => text)

const clause = (text: string) => ({ text, opens: 'sentence', closes: 'sentence' }) as const
const worthOf = (before: string, text: string, question = plain): number =>
  leaning(clause(text), { before: `${before} `, after: '.', question })

describe('a clause that is shown by itself', () => {
  it.each([
    ['The bench by the weir.', 'Showed it to everybody'],
    ['The bench by the weir.', 'Nobody goes there'],
    ['My hat.', 'Kept it'],
    ['The stairs.', 'I would miss it'],
    ['The stairs.', 'I quite like it for an hour or so'],
    ['The stairs.', 'I have shown this to the cat'],
    ['My aunt Vera drove.', 'she was wide awake the whole way'],
    ['You rang me.', 'he was wide awake by then'],
    ['The stairs.', 'Not really a place'],
    ['The nurse said you made them laugh.', 'she was already with the next drip'],
    ['The place in Galway.', "I'm not sorry about Dan"],
  ])('counts less where it leans on what stands before it: %s %s', (before, text) => {
    expect(worthOf(before, text)).toBeLessThan(0)
  })

  it.each([
    ['The bench by the weir.', 'the heron walks up and looks at me'],
    ['In Lidl, at the far end.', 'He thinks I do not see him read the yoghurts'],
    ['The bench by the weir.', 'I feel calm with the water going past'],
    ['The stairs.', 'the carpet there has a hole and I like it'],
  ])('counts in full where it stands alone: %s %s', (before, text) => {
    expect(worthOf(before, text)).toBe(0)
  })

  it('counts less where the next sentence turns it round', () => {
    const around = { before: '', question: plain }
    const calm = leaning(clause('The bus is quiet'), { ...around, after: '. In the mornings' })
    const turned = leaning(clause('The bus is quiet'), { ...around, after: '. But not for long' })
    expect(turned).toBeLessThan(calm)
  })

  it('counts less where the partner was asked about and it tells of oneself only', () => {
    const before = 'You drove my aunt to the airport.'
    expect(worthOf(before, "I couldn't find the keys", thanking)).toBeLessThan(
      worthOf(before, 'you found the keys', thanking),
    )
  })
})

describe('a question about what the partner did', () => {
  it.each([thanking, "Which of your partner's habits are you glad of?"])('is one: %s', (one) => {
    expect(asksOfPartner(one)).toBe(true)
  })
  it.each([plain, 'What would you like your partner to do first?'])('is none: %s', (one) => {
    expect(asksOfPartner(one)).toBe(false)
  })
})

describe('what is never shown by itself', () => {
  it.each([
    ['a part of what was said to somebody', plain, 'I have told you 20 times about the boat shed'],
    ['who it was said to', plain, 'Say "boat shed" to him and then keep your evening free'],
    ['a question without its not', plain, "I didn't know where to look, I was so red"],
  ])('%s', (_, question, answer) => {
    for (const quote of quotes(question, answer)) {
      expect(quote).not.toMatch(/^(?:you 20|to him|where to look)/)
    }
  })

  it('is a verdict on the other, meant or not', () => {
    const answer = 'You were terrible with the map. We found the inn by the smell of soup.'
    expect(quotes(plain, answer).join('\n')).not.toContain('terrible')
  })

  it('is a no where something kind was asked for and comes after it', () => {
    const answer = 'Nothing, we were both away. You left the porch lamp on for me on Friday.'
    expect(quotes(thanking, answer)).toContain('You left the porch lamp on for me on Friday')
    expect(quotes(thanking, answer).join('\n')).not.toContain('Nothing')
  })

  it('is what is told to the face of the other', () => {
    const answer = 'You walked past the bin twice on Sunday. The blue one is by the door.'
    expect(quotes(plain, answer).join('\n')).not.toContain('walked past')
  })

  it.each([
    'I made a fire. And then you ruined it all again (as always)',
    'The soup was good. I cooked it for you (not that you would notice)',
    'We sang in the car. I want to leave you (only joking)',
    'The lake in May. I do not love you like I did then',
  ])('is what would hurt most to read once more: %s', (answer) => {
    expect(quotes(plain, answer).join('\n')).not.toMatch(/ruined|notice|leave|love/)
  })

  it('is that nothing comes to mind', () => {
    const answer = 'Cant think of one to be honest. Maybe the week of the flood'
    expect(quotes(plain, answer).join('\n')).not.toContain('think of one')
  })

  it('is that all is fine, where something is heavy', () => {
    const answer = "The radio is on and I'm fine. Then the song comes."
    expect(quotes(plain, answer, true).join('\n')).not.toContain('fine')
    expect(quotes(plain, answer, false).join('\n')).toContain('fine')
    expect(quotes(plain, "As long as the radio is on I'm fine.", true).join('\n')).toContain('fine')
  })
})
