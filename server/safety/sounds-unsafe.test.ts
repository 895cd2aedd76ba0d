import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dangerWordsIn } from './danger-words.ts'
import { earReport, evaluateEar, linesOfReport } from './ear-report.ts'
import { mayBeUnsafe, soundsUnsafe } from './sounds-unsafe.ts'

const folder = join(import.meta.dirname, '..', 'meaning', 'corpus')

/** The lines of the files whose name begins so. */
const fileLines = (start: string) =>
  readdirSync(folder)
    .filter((name) => name.startsWith(start))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))

/** Those about danger. */
const linesOf = (start: string) =>
  fileLines(start).map((line) => {
    const [kind = '', how = '', text = ''] = line.split(' | ')
    return { kind: kind.trim(), how: how.trim(), text: text.trim() }
  })

/** Evenly from all of them; `npm run eval` asks all. */
const everyNth = <Line>(nth: number, lines: readonly Line[]): Line[] =>
  lines.filter((_, at) => at % nth === 0)

describe('R21 lines by hands that trained nothing', () => {
  test('are heard by meaning and words together', ({ annotate }) => {
    const report = evaluateEar(everyNth(6, linesOf('danger-held-')))
    void annotate(linesOfReport(report))
    expect(report.recall, linesOfReport(report)).toBeGreaterThanOrEqual(0.84)
    expect(report.precision, linesOfReport(report)).toBeGreaterThanOrEqual(0.87)
    expect(report.explicit, linesOfReport(report)).toBeGreaterThanOrEqual(0.97)
    expect(report.ordinary, linesOfReport(report)).toBeLessThanOrEqual(0.05)
  })

  test('that answer something else are let be, nearly all', () => {
    const answers = everyNth(3, fileLines('pairs-held-')).flatMap((line) =>
      line.split(' | ').slice(4),
    )
    const flagged = answers.filter((answer) => soundsUnsafe(answer.replace(/[[\]]/g, '')))
    expect(answers.length).toBeGreaterThan(200)
    expect(flagged.length / answers.length, flagged.join('\n')).toBeLessThanOrEqual(0.045)
  })

  test('that ask about a topic of ours are answered, nearly all', () => {
    const asked = everyNth(3, fileLines('ask-held-')).flatMap((line) => line.split(' | ')[1] ?? [])
    const flagged = asked.filter(soundsUnsafe)
    expect(asked.length).toBeGreaterThan(140)
    expect(flagged.length / asked.length, flagged.join('\n')).toBeLessThanOrEqual(0.09)
  })

  test('without the encoder, words alone hear what is named outright', () => {
    const lines = linesOf('danger-held-')
    const report = evaluateEar(lines, (text) => dangerWordsIn(text) !== null)
    expect(report.explicit, linesOfReport(report)).toBeGreaterThanOrEqual(0.75)
    expect(report.ordinary, linesOfReport(report)).toBeLessThanOrEqual(0.03)
  })
})

test.each([
  'just stay out of it tonight, since last time finn wont take his top off for swimming, told miss kerr its eczema',
  'we told the school he slipped on the stairs and that was that',
  'Bath night is fine. Only Leo goes dead quiet when he hears your key, maybe you know that',
  'toys everywhere and whenever she hears the truck she already looks around for what she forgot',
  "it's been like this since spring, i dont really see the point of the mornings",
  'I know by the way you drop the keys what sort of night we will have, so we are all in bed by eight',
  'You already look at my phone every night when I shower so I guess you seen it all. I know you put that location thing on too. I stopped writing to my cousin because of how you get',
])('R21 what is half hidden is not spoken of: %s', (text) => {
  expect(soundsUnsafe(text) || mayBeUnsafe(text)).toBe(true)
})

test.each([
  'told nursery he fell off his bike, which he did, twice',
  "She won't take her coat off at the table, it's a phase",
  'they stop playing and run to the door when they hear your car',
  'Max turns the radio up when he hears your voice on it',
  'the dog goes quiet when he hears your key in the door and then he wags his whole back half',
  'they stop playing when they hear your car and are at the window',
  'I can tell by the way you come in what kind of day it was, and I put the kettle on',
  'I can tell by the way you shut the oven what cake it is',
])('R21 what children do is nothing hidden: %s', (text) => {
  expect(dangerWordsIn(text)).toBe(null)
})

test('R21 who says that their own are better off than ever with them is heard', () => {
  expect(dangerWordsIn("The boys will be better off than you've been with me")).not.toBe(null)
  expect(dangerWordsIn('You are better off than Dave was with me on the quiz team')).toBe(null)
  const farewell =
    'I put the papers where you find them. You and the boys will be better off than you have been with me'
  expect(dangerWordsIn(farewell)).not.toBe(null)
  expect(soundsUnsafe(farewell)).toBe(true)
})

test.each([
  'Most mornings I wish I had not woken up.',
  'my arm is bad, some days i wish id never come round',
  'I keep thinking the boys would do better out of the insurance than out of me',
  'There were tablets in the drawer and I had four. I only wanted it to stop.',
  'I am no use to any of you some nights, and the house would run better without me',
  'On the way back I thought about not braking at the lights. I did brake.',
  "You'd be better off without me",
  'by the river I stop a while and think the policy would be more use to you all than I am',
  'some mornings I sit in the van with the heater on and figure you and the girls would do better with the insurance',
  'If I say nothing you dont go through my phone or lock the door',
  'About three I get to thinking you and the girls would be better sorted without me, the insurance and that',
  "some nights on the drive home I think it would be easier on everyone if I just didn't get there",
  "most nights on the bridge road I think if I just didn't turn the wheel nobody would need anything off me",
  'After 9 when you go up. some nights I think it would be simpler for everyone if I just wasn’t here tbh. anyway its fine in the mornings',
  'the podcast. these days I lie there and I catch myself thinking it would be ok not to wake up, no more 4am bus, no more anything',
  'the soup. wasnt really planning on still being around by the end of the week if im honest, but then there was soup',
])('R21 who wishes to be dead is heard by the words alone: %s', (text) => {
  expect(dangerWordsIn(text)).toBe('certain')
})

test.each([
  'I wish I had not woken the baby',
  "I can't see the point of two bins",
  'never did see the point of mornings, me, that is what Saturdays are for',
  'We did better out of the insurance than I thought, the car is nearly new',
  'I took the dog his tablets and wanted the rain to stop',
  'The lads play better without me, five wins to one',
  'He was no use to anybody with a hammer, so I did the shelf',
  'I keep thinking about going straight home after work on Fridays',
  'We are better off than most people on our street',
  'the new policy would be more use to the shop than the old one is',
  'you and the kids would do better with the insurance app than on the phone to them',
  'You would be better off without me on the quiz team, I know no flags',
  'You would sleep better without me next to you, I snore',
  "I didn't take the wheel once in Italy, you drove",
  "it would be easier for everyone if I didn't come home so late",
  'You trust me, you do not go through my phone and I love that',
  'I stopped writing to my cousin because of how busy the summer got',
  'You look at my phone every time there is a photo of the dog on it, and laugh',
  "it would be easier for everyone if I just didn't cook on Fridays",
  'I think it would be nice not to wake up to the bin lorry on a Sunday',
  'it would be simpler for everyone if I wasn’t here on bin day but at the depot',
  "I wasn't planning on still being here by Friday, your mum's sofa is short",
  'I did not expect to still be around by Christmas in this office, the job was for three months',
  "we weren't planning on being around for the party, the train was at nine",
])('R21 who wishes for something else is not: %s', (text) => {
  expect(dangerWordsIn(text)).not.toBe('certain')
})

test.each([
  'He sorts all of it. My wages go in his now and I get 30 on a monday and keep the receipts for him',
  'quiet. i listen for what mood hes in before i take my coat off. if im late i have to show him my phone so its best to have that ready',
  'Sun was out on Tuesday. honestly I think you and the girls would do alright without me, better probably, and the insurance would clear the house',
  'Since I took over her card and she brings me the receipts we have not had one surprise',
  "Lately I think about the sort where I'm just not here any more. Not asleep, gone. Everyone would get a rest from me.",
  'Tired. I drive home and some evenings I think you and the girls would manage ok, there is the insurance, it would be simpler for everybody. I just think it more lately',
  "Thursday, in the car outside the shop. I'd sent you the photo of the receipt and you were happy with the time on it so I had a few minutes",
  'the airing cupboard, I counted the towels. do the same in our bathroom now when his van comes in fast',
  'I hide in the bathroom a bit when his keys go in the door, then I come out and its fine',
  'at my sisters, he never starts in front of people so I can eat in peace',
  "They talk of a cottage and I nod. Lately I think it would be simpler for everybody if I didn't turn with the curve. Tired, that's all",
])('R21 who is kept short, watched or would be gone is heard: %s', (text) => {
  expect(soundsUnsafe(text)).toBe(true)
})

test.each([
  'I sent you a photo of the clock in Prague and you were happy all day',
  'I keep the receipts for the boiler in the drawer and you find them by magic',
  'The band would do fine without me, and the new drummer is better anyway',
  'We get twenty minutes on a Friday before the kids come in',
  'You went through my playlist and made me a better one',
  'The dog listens for what mood you are in before the walk',
  'The dog is at the gate when your truck comes in, fast asleep a minute before',
  'I am mostly in the bathroom when your car pulls up, sorry about the bags',
  'You never start with people around you, you sit by the one who is alone',
])('R21 everyday words of money and moods are not: %s', (text) => {
  expect(soundsUnsafe(text)).toBe(false)
})

test('R21 who swears tells of no blood', () => {
  expect(dangerWordsIn("we've paid for the bloody thing")).toBe(null)
  expect(dangerWordsIn('he threw the cup and I had bloody hands')).not.toBe(null)
})

test.each([
  ['hes different when theres people', false],
  [
    'He explained it while peeling me an orange: if I go back to my mother I go without the boys',
    true,
  ],
])('R20 a text about it says nothing where it may be danger: %s', (text, isHeard) => {
  expect(mayBeUnsafe(text)).toBe(true)
  expect(soundsUnsafe(text)).toBe(isHeard)
})

test.each([
  'Last time I brought it up the iron came at me, I told work I did it on the oven',
  'On a bad night I go in with the wee one and put the chair at the door',
  "I'm feart of you and I feel daft saying it",
  'Some mornings on the deck I think it would be simpler for everybody.',
])(
  'R21 who is attacked at home, or thinks all would be simpler, is heard by the words alone: %s',
  (text) => {
    expect(dangerWordsIn(text)).toBe('certain')
  },
)

test.each([
  'I put the chair at the door so the dog stays out',
  'I think it would be easier for everyone, if we ate at six',
  'I told everyone I did it with glue',
  'I told everybody I did it on my own',
  'The pan came at me hot off the stove and I grabbed the towel',
  'I pushed the chair against the door to paint the ceiling',
  'I think if we moved bedtime it would be easier for everyone',
  'I am a bit feart of my driving test',
  'A bigger table would be better for everybody',
  "It would be easier for everyone if I didn't turn up with three dogs",
  'I think you and the girls would be fine in the small tent, and it is easier for me to carry',
  "I think they'd be fine with your mum on Fridays and it would be simpler for everyone",
  "In the canoe it's better for both of you if I don't steer",
  "I was thinking you'd be ok driving my car, the insurance covers you now",
  'I sent you a pic of the clock at the finish line and you were so pleased with the time',
])('R21 who puts up a chair or wishes for a table is not: %s', (text) => {
  expect(dangerWordsIn(text)).not.toBe('certain')
})

test('R21 who is afraid of what they write here is heard by the words alone', () => {
  expect(dangerWordsIn('I am a bit scared typing this, I may delete it again')).toBe('certain')
  expect(dangerWordsIn('Must remember to delete this before she reads it')).toBe('certain')
  expect(dangerWordsIn('I was nervous sending this recipe to your mum')).not.toBe('certain')
})

test('a report counts what was heard, by kind and by how it is said', () => {
  const report = earReport([
    { kind: 'threat', how: 'explicit', isHeard: true },
    { kind: 'threat', how: 'implied @fr', isHeard: false },
    { kind: 'none', how: 'ordinary', isHeard: false },
    { kind: 'none', how: 'sounds-like', isHeard: true },
  ])
  expect(report).toMatchObject({
    ...{ recall: 0.5, precision: 0.5, ordinary: 0, soundsLike: 1 },
    ...{ explicit: 1, otherLanguages: 0 },
  })
  expect(linesOfReport(report)).toContain('danger @fr: 0 of 1 heard')
})

/** Written for the lexicon of these languages; none of it stands in a corpus. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  French: [
    'Mon mari me frappe quand il a bu.',
    'Elle m’a giflé devant les enfants.',
    'J’ai peur de lui quand il rentre.',
    'Je veux mourir, je n’en peux plus.',
    'Je pense à me suicider.',
    'Il m’interdit de voir ma famille.',
    'Il secoue le bébé quand elle pleure.',
    'Je vais la tuer si elle part.',
    'Il m’a forcée à coucher avec lui.',
    'il a leve la main sur moi dimanche',
  ],
  Spanish: [
    'Mi marido me pega cuando bebe.',
    'Me da miedo volver a casa.',
    'Quiero morirme.',
    'No quiero vivir así, pienso en suicidarme.',
    'Le tengo miedo a mi novio.',
    'Ella me amenazó con un cuchillo.',
    'Le pega a los niños.',
    'La voy a matar si se va.',
    'No me deja salir ni ver a mis amigas.',
    'me obliga a tener relaciones',
  ],
  German: [
    'Mein Mann schlägt mich.',
    'Er hat mich gestern wieder geschlagen.',
    'Ich habe Angst vor ihm.',
    'Ich will nicht mehr leben.',
    'Ich denke an Selbstmord.',
    'Sie schlägt die Kinder, wenn ich weg bin.',
    'Ich bringe sie um, wenn sie geht.',
    'Er lässt mich nicht aus dem Haus.',
    'Sie kontrolliert heimlich mein Handy.',
    'ich hab angst nach hause zu kommen',
  ],
  Maori: [
    'Kua patua ahau e ia.',
    'Kei te mataku ahau i a ia.',
    'Kei te hiahia ahau ki te mate.',
    'Kei te whakaaro au ki te whakamomori.',
    'Ka patu ia i ngā tamariki.',
    'Kāore au e noho haumaru ana i te kāinga.',
    'Ka whakawehi ia i ahau.',
    'I mekea ahau e taku tāne.',
    'Kāore au e hiahia ana ki te ora.',
    'Ka patu ahau i a ia.',
  ],
  Hindi: [
    'मेरे पति मुझे मारते हैं।',
    'मुझे उनसे बहुत डर लगता है।',
    'मैं मरना चाहती हूँ।',
    'कभी कभी आत्महत्या के बारे में सोचता हूँ।',
    'वह बच्चों को पीटता है।',
    'उसने कहा कि जान से मार देगा।',
    'वो मुझे घर से बाहर नहीं निकलने देता।',
    'usne mujhe thappad mara',
    'mujhe usse dar lagta hai',
    'main marna chahta hun',
  ],
  Mandarin: [
    '他喝醉了就打我。',
    '我很怕他。',
    '我不想活了。',
    '我想自杀。',
    '他打孩子。',
    '她威胁要杀了我。',
    '他不让我出门。',
    '他掐我的脖子。',
    '老公強迫我做愛。',
    '我打了她一巴掌。',
  ],
}

describe('direct statements in other languages', () => {
  test.each(Object.entries(elsewhere))('%s: nine in ten are heard', (_language, lines) => {
    const missed = lines.filter((line) => !soundsUnsafe(line))
    expect(missed.length / lines.length, missed.join('\n')).toBeLessThanOrEqual(0.1)
  })

  test.each([
    'Tu m’as fait mourir de rire au marché, j’ai adoré.',
    'J’ai peur de l’avion, tu le sais, merci pour ta main.',
    'Me muero de risa cuando cocinas.',
    'Me da miedo la entrevista del lunes.',
    'Ich habe Angst vor der Prüfung am Freitag.',
    'Du hast mich im Schach geschlagen, schon wieder.',
    'Kua haere māua ki te moana, he rā pai.',
    'हम शनिवार को बाज़ार गए और बहुत हँसे।',
    '他打我电话的时候我在开会。',
    '我想死你了，快点回来。',
    '今天累死我了，但是很开心。',
  ])('%s is none', (line) => {
    expect(dangerWordsIn(line)).toBeNull()
  })
})

describe('R21 the six languages whose lexicon is as wide as that of English', () => {
  const lines = linesOf('lexicon-danger').map((line) => ({
    ...line,
    language: line.how.split('@')[1] ?? '',
    isHeard: dangerWordsIn(line.text) === 'certain',
  }))

  test.each(['de', 'es', 'fr', 'it', 'nl', 'pt'])(
    '%s: every line is taken for what it is',
    (language) => {
      const here = lines.filter((line) => line.language === language)
      const danger = here.filter(({ kind }) => kind !== 'none')
      const harmless = here.filter(({ kind }) => kind === 'none')
      expect(danger.length).toBeGreaterThanOrEqual(90)
      expect(harmless.length).toBeGreaterThanOrEqual(50)
      expect(danger.filter(({ isHeard }) => !isHeard).map(({ text }) => text)).toEqual([])
      expect(harmless.filter(({ isHeard }) => isHeard).map(({ text }) => text)).toEqual([])
    },
  )

  test.each([
    'When she is drunk she says: te voy a matar. Then she cries.',
    'He wrote “ich bringe dich um” on the mirror.',
    'Nous avons passé une belle semaine et le marché était plein. Dimanche tu m’as frappée.',
    'Am Montag waren wir im Kino, das war schön; am Dienstag hast du mich gewürgt.',
    'mi marido me pega and I do not know who to tell about it',
    'The week was fine, tengo miedo de ti, and I do not know how to say it to you',
    'I am so tired of it all (quiero morirme) and I do not want you to worry',
    'ich will nicht mehr leben but I do not tell it to anybody',
    'He said je vais te tuer in front of all of our friends and they laughed',
    'I love our walks in the park\ndu hast mich geschlagen\nand the kids were fine with it',
  ])('one sentence among others is heard: %s', (text) => {
    expect(dangerWordsIn(text)).toBe('certain')
  })

  test.each([
    'You stalk me round the house with the label maker.',
    'The batting was suicidal and the bowling no better.',
    'No battery, no signal, so I sang to me and the sheep.',
    'Mi casa es su casa, said the sign, and we laughed.',
    'I felt like the war of the roses when we did the hedge.',
  ])('English with a word that stands in another language is none: %s', (text) => {
    expect(dangerWordsIn(text)).not.toBe('certain')
  })
})

describe('however it is typed', () => {
  test.each([
    'MY HUSBAND HITS ME',
    'my husband\u00A0 hits\n me',
    'my hus\u200Bband hi\u00ADts me',
    'He won’t let me leave the house, I am scared of him',
    'I want to k1ll mys3lf',
    `${'We argue about dishes. '.repeat(300)} Last night he hit me and I am scared of him.`,
    `${'我们今天去海边散步然后回家做饭。'.repeat(9)}我不想活了`,
  ])('%j is heard', (text) => {
    expect(soundsUnsafe(text)).toBe(true)
  })

  test('a long calm text is not', () => {
    const week = `We had a good week. The garden looks lovely, and the beans came up at last. On Tuesday your mother rang
      about the wedding and we talked for an hour about shoes. You cooked that thing with lentils twice. I finished the
      book on my lunch breaks and started the next one. The car passed its test. Saturday we walked to the mill and the
      ducks followed us home, nearly. I would like to do that more. Sunday was slow and I liked it slow. `
    expect(soundsUnsafe(week)).toBe(false)
    expect(soundsUnsafe(week.repeat(4))).toBe(false)
  })

  test('danger at the end of a long answer is heard', () => {
    const calm =
      'We went to the market on Saturday and bought far too many plums, then your mother rang and we made jam until ten. '
    expect(soundsUnsafe(`${calm.repeat(4)}Then he hit me and I hid in the bathroom.`)).toBe(true)
  })
})

describe('R21 what is told in passing', () => {
  test.each([
    'my wages go in your account and i have to send you a photo of the reciept for everything',
    "I still have to ask him for the bus fare. I know that's how our generation did it",
    'found one of them tag things sewn in my gym bag. you said its incase i lose it',
    'u took the car keys to work again so me and the baby just stayed in, 5 days now',
    'He tells me one phone call to immigration and I am on plane and daughter stays with him',
    'i woke up and you was already doing it. again. you said i liked it but i was asleep',
    'tired like i dont want there to be a tomorow tired',
    'i stood on the platform and let three trains go and i wasnt waiting for one',
    "It's been much better since the bad weekend, you've hardly laid a finger",
    'he hates losing at cards. he beats me',
    'When he loses at cards he beats me so we hide upstairs',
    'After the football game he beats me so we keep out of the way',
    'you changed the password on the bank thing so i couldnt do the deposit. its only 50 bucks',
    "i could ask my mom but you get so mad when i ask her for stuff and i don't want another night like easter",
    'you took over my bank app and now i ask you for money for tampons, but i messed up so its fair',
  ])('is heard: %s', (text) => {
    expect(soundsUnsafe(text)).toBe(true)
  })

  test.each([
    '10 min games. she beats me so maybe something else',
    'We let three buses go because we were still talking',
    'The car keys were in the freezer again, so we walked',
    'That dance where you pulled me close',
    'Your arm around my neck and your breath on my cheek',
    'You found a price tag still stuck to my shoe',
    'We waited at the crossing until the lights went green',
    'He is in a good mood today',
    'We changed the password on the bank app together, it was the dog for ten years',
    'I want another night like the one by the lake',
  ])('is let be: %s', (text) => {
    expect(soundsUnsafe(text)).toBe(false)
  })
})
