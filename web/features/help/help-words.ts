import { helpDoor } from '#contract/help-door.ts'
import type { HelpSubject } from '#contract/help-lines.ts'

const about = {
  danger: 'In danger right now',
  'partner violence': 'Fear or violence from a partner',
  'own behaviour': 'Worry about what you might do to someone',
  crisis: 'When life feels too much',
  'sexual harm': 'Sexual harm',
  child: 'Worry about a child',
} as const satisfies Record<HelpSubject, string>

/** What the places of help say. */
export const helpWords = {
  door: helpDoor,
  /** Its end, where there is little room. */
  shortDoor: 'Not okay?',
  welcome:
    'These people listen every day to what is hard to say. You decide what you tell them, and what comes next.',
  quiet:
    'Nobody is told that you looked here, and it is not kept. A call you make or a page you open may stay in the history of this phone.',
  title: 'People who can help',
  call: (number: string) => `Call ${number}`,
  text: (number: string, word: string | undefined) =>
    word ? `Text ${word} to ${number}` : `Text ${number}`,
  region: (region: string) => `In ${region}.`,
  country: 'Country',
  anotherCountry: 'Another country',
  elsewhere: 'For every other country:',
  elsewhereAndMissing: 'For that, and for every other country:',
  anotherPhone: 'If someone might check this phone, another one may be safer.',
  notUs: 'Duologue is not an emergency service and cannot send help.',
  about,
  missing: (subjects: readonly HelpSubject[]) =>
    `We found no nationwide line for: ${subjects.map((subject) => about[subject]).join(', ')}.`,
  leaveHint: 'Opens a weather page in place of this one.',
  leaveByKeys: 'Or press Esc three times.',
} as const
