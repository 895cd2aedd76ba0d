import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findTopic } from './find-topic.ts'
import { tellsOfPartnersDeath } from './partner-died.ts'

describe('R11 the death of one’s partner is heard', () => {
  test.each([
    'My fiancé died a week after we got engaged',
    'We had just moved in together when my partner died',
    'My husband died. He was a man of few words',
    'My husband has died and I feel like a man in a fog',
    'My husband died. Should I see someone for help?',
    'My wife died last month, how do I talk to our kids',
    'My husband passed away and I miss him',
    'my husband died',
    'My husband has died and the house is so quiet',
    "My wife's died and I don't know how to go on",
    'my wife, Anna, passed away in March',
    'My husband of forty years died on Sunday',
    'My partner died suddenly. What now?',
    'My partner, who was only 34, died',
    'my fiancé was killed in a crash last year',
    'my boyfriend is dead and everybody tells me to move on',
    'my husband has been dead for two years and I still set his plate',
    'my wife passed last week and the children ask for her',
    'My late husband did all the paperwork. How do I learn it?',
    'I miss my husband so much, he died in May',
    'My wife had cancer and died in spring',
    'My husband had a heart attack and he died',
    'My husband and our son died in the accident',
    'I lost my husband last year',
    'I lost my wife to cancer',
    'i have lost my partner and cannot sleep',
    'How do I go on after losing my husband?',
    'How do I cope with the loss of my wife?',
    'since the death of my partner I do not know who I am',
    "after my wife's funeral everybody stopped calling",
    'I buried my husband on Friday',
    'I am a widow with two small children',
    "I'm a widower and the evenings are long",
    'Widowed at thirty-four. How do I raise them alone?',
    'I became a widow in June',
    'wife died in june, kids are 4 and 6',
    'hubby passed away, cant stop crying',
    'How do I tell my kids that their dad died?',
    'the love of my life died and I still talk to him',
    'When my husband died I stopped cooking',
    'My husband lost his battle with cancer',
    'MY HUSBAND DIED 3 WEEKS AGO',
    'my wife did not survive the accident',
    'My husband is no longer alive',
    'my husband drowned last summer',
    'since my husband passed I cannot sleep',
    'mourning my wife',
    'he passed away last week, my husband',
    'My husband and I were married for 50 years. He died in June.',
    'I lost my girlfriend last year, she died',
  ])('%s', (question) => {
    expect(tellsOfPartnersDeath(question)).toBe(true)
    expect(findTopic(question).topic?.id).toBe('partner-died')
  })
})

describe('R11 nothing else is taken for it', () => {
  test.each([
    'my phone died and my wife was worried',
    "my husband's phone died",
    'My father died and my husband does not know what to say',
    "My wife's mum died last week. How can I help her?",
    'how do I comfort my partner after his dad died',
    'My husbands dad died and he does not talk',
    "my partner's best friend passed away",
    'our dog died and my husband is heartbroken',
    'My husband lost his father',
    'We lost our baby and my wife does not speak',
    "my friend's husband died, how can we help her",
    'My sister lost her husband and now she is with us every evening',
    'How do we tell our kids that their grandma died?',
    'my husband nearly died last year and is another man since',
    'My wife almost died when the baby came',
    'what would I do if my wife died',
    'I dreamed that my husband died',
    'I am afraid of my wife dying',
    'scared of the death of my husband',
    'my wife died laughing at my joke',
    'my husband died of embarrassment',
    'my boyfriend died in the game and threw the controller',
    'my husband is dead tired when he comes home',
    'my wife is dead to me since then',
    'my husband is dying',
    'my husband passed his exam',
    'my wife passed out on the sofa',
    'before my husband passed his exam we never saw each other',
    'my husband is not with us when we eat',
    'my husband passed on dessert again',
    'my husband is close to his father. He died in June',
    "grieving my husband's affair",
    'my husband passed on the message too late',
    'I lost my wife in the supermarket',
    'I lost my husband to another woman',
    "I've lost my wife to a farm that isn't real",
    'I feel like I lost my husband to the games',
    'I lost my husband because I cheated',
    "I lost my husband's ring",
    'have I lost my wife?',
    'I lost my temper with my husband',
    'golf widow, every single weekend',
    'I am a gaming widow',
    'since the playstation came i am a widow',
    'widow with a husband, that is me',
    'I am seeing a widow from the choir',
    'he dances with a widow from the club and I am jealous',
    'we are both widowed and want to marry',
    'My wife died two years ago and I am dating again. When do I tell the kids?',
    'I am a widow and my boyfriend wants to move in',
    'my husband died five years ago and my new partner is jealous of the photos',
    'our love life died when we became parents',
    'How do we grieve together?',
  ])('%s', (question) => {
    expect(tellsOfPartnersDeath(question)).toBe(false)
    expect(findTopic(question).topic?.id).not.toBe('partner-died')
  })

  test('R11 no question of the corpus is, learned from or held out', () => {
    const folder = new URL('../../meaning/corpus/', import.meta.url)
    const lines = readdirSync(folder)
      .filter((name) => /^asks?-/.test(name))
      .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
    expect(lines.length).toBeGreaterThan(10_000)
    const questions = lines.map((line) => line.slice(line.indexOf('|') + 1).trim())
    expect(questions.filter((question) => tellsOfPartnersDeath(question))).toEqual([])
  })
})
