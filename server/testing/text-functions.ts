import { emailOf, givenPasswordOf, newPasswordOf, passwordForm } from '#contract/accounts.ts'
import { asQuoted, isUnfinished } from '#contract/as-quoted.ts'
import { boldParts } from '#contract/bold-parts.ts'
import { allLinesOfBoth, fewOfLines, linesOfBoth } from '#contract/lines-of-both.ts'
import { freeText, nameOf } from '#contract/text.ts'
import { countCharacters, firstCharacters } from '#contract/visible-text.ts'
import { isGuessable } from '#contract/weak-passwords.ts'
import { asWords, literal } from '#contract/word-pattern.ts'
import { isTimeZone, isUniversal, twelveHour, zoneInWords, zoneName } from '#contract/zone-clock.ts'
import { greetingOf, nameInMail, writeLetter } from '#server/drivers/mail/letter.ts'
import { isSender } from '#server/drivers/mail/sender.ts'
import { tellsOfPartnersDeath } from '#server/features/ask/partner-died.ts'
import { answerInPassing, answerToPlainRequest } from '#server/features/ask/plain-requests.ts'
import { csvOf, listOf, printable } from '#server/features/inbox/stored-submissions.ts'
import { namedFields, submissionMail } from '#server/features/inbox/submission.ts'
import { exportFile, exportPage } from '#server/features/your-data/page/export-page.ts'
import {
  details,
  emphasised,
  escaped,
  hold,
  say,
  voice,
} from '#server/features/your-data/page/html.ts'
import { plainly } from '#server/meaning/plainly.ts'
import { dangerWordsIn } from '#server/safety/danger-words.ts'
import { readable, undisguised, withoutAccents } from '#server/safety/readable.ts'
import { numberFrom, seededRandom } from '#server/seeded-random.ts'
import {
  type FedFunctions,
  guideFunctions,
  guideFunctionsLeftOut,
  ofHeads,
} from './guide-text-functions.ts'

type Room = { fed: FedFunctions; leftOut: Readonly<Record<string, string>> }

const createdAt = '2026-03-02T18:00:00.000Z'

/** A talk whose insight quotes both, and one whose insight is as long as what they wrote. */
const talkOf = (text: string) => [
  { question: text, answers: { primary: text, partner: text }, insight: `“${text}”` },
  { question: text, answers: { primary: text, partner: text }, insight: text },
]

const submission = (text: string) => ({
  ...{ id: 1, createdAt, kind: 'Issue report', signedIn: false },
  fields: [{ name: 'Issue', text }],
})

const everything = (text: string) => ({
  exportedAt: createdAt,
  note: text,
  rows: {
    people: [{ id: 1, username: text }],
    questions: [
      { id: 7, weekId: 'week', content: text, answered: true, response: text, createdAt },
    ],
    guideTexts: [{ kind: 'insight', aboutId: 7, weekId: 'week', text }],
    submissions: [{ kind: 'issue-report', payload: { issue: text }, createdAt }],
  },
})

/** The rooms that work over what people write, and for each of their functions how or why not it is fed. */
export const textRooms: Readonly<Record<string, Room>> = {
  contract: {
    fed: {
      accounts: {
        passwordForm,
        emailOf: (text) => emailOf('Wrong').safeParse(text),
        newPasswordOf: (text) => newPasswordOf('Password').safeParse(text),
        givenPasswordOf: (text) => givenPasswordOf('Password').safeParse(text),
      },
      'lines-of-both': {
        linesOfBoth: (text) => linesOfBoth(talkOf(text)),
        allLinesOfBoth: (text) => allLinesOfBoth(talkOf(text)),
        fewOfLines: (text) =>
          fewOfLines([{ question: text, lines: { primary: text, partner: text } }], text),
      },
      'as-quoted': { asQuoted, isUnfinished },
      text: {
        nameOf: (text) => nameOf('Name').safeParse(text),
        freeText: (text) => freeText('Required').safeParse(text),
      },
      'bold-parts': { boldParts },
      'visible-text': {
        countCharacters,
        firstCharacters: (text) => firstCharacters(text, 24),
      },
      'weak-passwords': { isGuessable },
      'word-pattern': { literal, asWords: (text) => asWords(literal(text)).test(text) },
      'zone-clock': { isTimeZone, isUniversal, twelveHour, zoneInWords, zoneName },
    },
    leftOut: {
      'catchup-place placeAfter': 'gets a number',
      'catchup-place isUnread': 'reads how far the two have come',
      'endpoint endpoint': 'gives what it gets',
      'help-lines callHref': 'gets a number of ours',
      'help-lines textHref': 'gets a number of ours',
      'help-lines linesIn': 'gets a country of ours',
      'help-lines missingSubjects': 'gets a country of ours',
      'help-lines-zones countryOfTimeZone': 'looks the name of a time zone up',
      'participants otherOf': 'gets one of two words',
      'refusals refusalSentence': 'puts a name or a number into a sentence',
      'reminder-rhythm firstReminderDate': 'gets a weekday, a time and a zone that were checked',
      'reminder-rhythm isSameRhythm': 'gets a weekday, a time and a zone that were checked',
      'reminder-rhythm nextReminder': 'gets a weekday, a time and a zone that were checked',
      'reminder-rhythm remindersAfter': 'gets a weekday, a time and a zone that were checked',
      'reminders reminderMessage': 'gets a weekday and a time that were checked',
      'text inThousands': 'gets a number',
      'weekly-session weekIdFrom': 'gets a time and a number',
      'your-data exportAddress': 'puts a time zone into an address',
      'your-data exportFileName': 'gets one of two words',
      'zone-clock zoneClock': 'gets a time zone that was checked',
    },
  },
  'server/safety': {
    fed: {
      'danger-words': { dangerWordsIn },
      readable: { readable, undisguised, withoutAccents },
    },
    leftOut: {
      'ear-report earReport': 'gets lines of our own',
      'ear-report evaluateEar': 'gets lines of our own',
      'ear-report linesOfReport': 'gets numbers',
      'lexicon/phrases hasAny': 'asked by dangerWordsIn, which is fed',
      'lexicon/phrases phrasesOf': 'gets lines of our own',
      'lexicon/phrases without': 'asked by dangerWordsIn, which is fed',
      'lexicon/read-language listenerFor':
        'gets languages of our own; what it makes is asked by dangerWordsIn',
      'sounds-unsafe questionSoundsUnsafe': 'asks what soundsUnsafe asks',
      'sounds-unsafe mayBeUnsafe': 'asks what soundsUnsafe asks',
      'sounds-unsafe listenOn': 'asks what soundsUnsafe asks, part by part',
      'sounds-unsafe knowHeard': 'gets digests and numbers',
      'sounds-unsafe soundsUnsafe':
        'asks dangerWordsIn, which is fed, and a head, which reads a bounded part of a text',
    },
  },
  'server/guide': { fed: guideFunctions, leftOut: guideFunctionsLeftOut },
  'server/meaning/plainly.ts': { fed: { plainly: { plainly } }, leftOut: {} },
  'server/seeded-random.ts': {
    fed: { 'seeded-random': { numberFrom, seededRandom: (text) => seededRandom(text)() } },
    leftOut: {
      'seeded-random inSeededOrder': 'gets our own sentences and the name of a catch-up',
      'seeded-random shuffled': 'gets our own questions',
    },
  },
  'server/drivers/mail': {
    fed: {
      letter: {
        ...{ greetingOf, nameInMail },
        writeLetter: (text) =>
          writeLetter({
            ...{ greeting: text, before: [text], after: [text] },
            link: { label: text, url: text },
          }),
      },
      sender: { isSender },
    },
    leftOut: {
      'mail-trial tryMail': 'sends a mail of ours, for the host',
      'message messageOf': 'puts texts into an object',
      'watched-mailer watchedMailer': 'passes mails on',
      'when-asked whenAsked': 'waits for the first mail',
    },
  },
  'server/features/ask': {
    fed: {
      'partner-died': { tellsOfPartnersDeath },
      'plain-requests': { answerInPassing, answerToPlainRequest },
    },
    leftOut: {
      'answer-question answerQuestion': ofHeads,
      'answer-question asAnswer': 'writes down one of our own topics',
      'find-topic findTopic': ofHeads,
    },
  },
  'server/features/inbox': {
    fed: {
      'stored-submissions': {
        printable,
        csvOf: (text) => csvOf([submission(text)]),
        listOf: (text) => listOf([submission(text)]),
      },
      submission: {
        namedFields: (text) => namedFields({ issue: text, username: text }),
        submissionMail: (text) =>
          submissionMail({
            ...{ to: 'mina@example.org', coupleId: null },
            submission: {
              ...{ kind: 'feature-suggestion', suggestion: text },
              ...{ username: text, email: 'mina@example.org' },
            },
          }),
      },
    },
    leftOut: {
      'stored-submissions deleteSubmission': 'gets the number of a row',
      'stored-submissions readSubmissions': 'reads rows of a database',
    },
  },
  'server/features/your-data': {
    fed: {
      'page/export-page': {
        exportFile: (text) =>
          exportFile({
            ...{ everything: everything(text), format: 'json' },
            reader: { userId: 1, timeZone: undefined },
          }),
        exportPage: (text) => exportPage(everything(text), { userId: 1, timeZone: text }),
      },
      'page/html': {
        ...{ escaped, emphasised },
        details: (text) => details([[text, text]]),
        hold: (text) => hold('p', text, text),
        say: (text) => say('p', text),
        voice: (text) => voice('p', text, text),
      },
    },
    leftOut: {
      'account-deletion clearAfterDeletions': 'gets a database',
      'account-deletion removeCouple': 'gets the id of a couple',
      'page/export-challenges challengesInProse':
        'is fed by exportPage, and escapes each text once',
      'page/export-fields fieldsOf': 'is fed by exportPage, and escapes each text once',
      'page/export-conversations sessionsInProse':
        'is fed by exportPage, and escapes each text once',
      'page/export-conversations timelineInProse':
        'is fed by exportPage, and escapes each text once',
      'page/export-fields exportTimes': 'gets a time zone that was checked',
    },
  },
}
