import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { absoluteDays, idleDays } from '#contract/login-days.ts'
import { endUserLicenseAgreement } from './end-user-license-agreement.ts'
import { faq } from './faq.ts'
import { publishersWords } from './host-words.ts'
import { legalDocuments } from './legal-documents.ts'
import { asNamed, type LegalText } from './legal-text.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { termsOfUse } from './terms-of-use.ts'

const named = await Promise.all(
  Object.values(legalDocuments).map(async ({ title, load }) => [title, await load()] as const),
)
const titleOf = (text: LegalText) => named.find(([, one]) => one === text)?.[0] ?? ''

const passagesOf = ({ sections }: LegalText) =>
  sections.flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list])
const wordsOf = (text: LegalText) => passagesOf(text).join('\n')
const sentencesOf = (text: LegalText) =>
  passagesOf(text).flatMap((part) => part.split(/(?<=[.?!:;])\s/))

const facts: [LegalText, (string | RegExp)[]][] = [
  [
    termsOfUse,
    [
      ...['1 June 2025', 'New Zealand company', '18 or older', 'law of New Zealand'],
      ...['Apple', 'Google', 'non-refundable unless the law requires', 'pricing may change'],
      ...['Consumer Guarantees Act 1993', 'Fair Trading Act 1986', 'app store account'],
      ...['not therapy', 'call 111', '1737', 'findahelpline.com', 'does not cancel a subscription'],
      ...['MIT Licence', 'Privacy Policy', 'delete your account', '{supportEmail}'],
    ],
  ],
  [
    privacyPolicy,
    [
      ...['1 June 2025', 'New Zealand company', 'Privacy Act 2020', '18 or older'],
      ...['encrypted', 'press Done', 'Keep this catch-up', 'Timeline', '30 days', '180 days'],
      ...['one cookie', 'By default, nobody', 'both of you have agreed', 'Apple or Google'],
      ...['The apps for phones set none', 'notifications that the phone makes by itself'],
      ...['Privacy Commissioner', '20 working days', 'Backups', 'mailbox', '{supportEmail}'],
      ...['built-in guide works on our own server', 'download everything', 'no advertising'],
    ],
  ],
  [
    endUserLicenseAgreement,
    [
      ...['1 June 2025', 'New Zealand company', '18 or older', 'law of New Zealand'],
      ...['Apple', 'Google', 'non-refundable unless the law requires', 'pricing may change'],
      ...['third-party beneficiaries', 'no duty to maintain or support', 'MIT Licence'],
      ...['Consumer Guarantees Act 1993', 'not therapy', 'Privacy Policy', '{supportEmail}'],
    ],
  ],
  [
    faq,
    [
      ...['Menu', 'Profile Settings', 'Suggest Feature', 'Report Issue', 'Reminder Settings'],
      ...['Start New Session', 'Start Weekly Questions', 'Start Catch-Up', 'Timeline'],
      ...['Early Access & Feedback', 'Settings > Profile', 'throws away', '18 or older'],
      ...['Apple or Google', 'non-refundable', 'not therapy', 'call 111', '{supportEmail}'],
      ...['Skip this one', 'Another question', 'swapped once', 'Too personal', 'Just right'],
    ],
  ],
]

describe.each(facts.map(([text, required]) => [titleOf(text), text, required] as const))(
  '%s',
  (_title, text, required) => {
    test.each(required)('says %s', (fact) => {
      expect(wordsOf(text)).toMatch(fact)
    })
  },
)

test('what is legal is effective 1 June 2025; help has no date', () => {
  expect(named.map(([title, { effective }]) => [title, effective])).toEqual([
    ['Frequently Asked Questions', undefined],
    ['Terms of Use', '1 June 2025'],
    ['Privacy Policy', '1 June 2025'],
    ['End User License Agreement', '1 June 2025'],
  ])
})

test.each(named.filter(([, { effective }]) => effective))(
  '%s is governed by the law of New Zealand',
  (_title, text) => {
    expect(wordsOf(text)).toMatch(/\b(?:is|are) governed by the law of New Zealand\b/)
  },
)

test('FAQ: the other words for what the screens show are named once, in brackets', () => {
  const words = wordsOf(faq)
  for (const other of ['Request Feature', 'Report an Issue', 'Restart Session']) {
    expect(words.match(new RegExp(other, 'g'))).toEqual([other])
    expect(words).toContain(`(also called ${other})`)
  }
  expect(words.match(/Settings > Profile/g)?.length).toBe(1)
})

test('the privacy policy tells how to delete the account, what goes and what can stay', () => {
  const section = (heading: string) => {
    const found = privacyPolicy.sections.find((one) => one.heading.endsWith(heading))
    return found?.list?.join('\n') ?? ''
  }
  for (const step of ['Profile Settings', 'Delete account', 'password', '{supportEmail}']) {
    expect(section('How to delete your account')).toContain(step)
  }
  for (const gone of ['names', 'answers', 'kept catch-ups', 'reminders', 'sign-ins', 'forms']) {
    expect(section('What is deleted')).toContain(gone)
  }
  expect(section('What can remain')).toMatch(/Backups, for 30 days.*encrypted/)
})

test('C16 R12 the privacy policy says where a yes is taken back, and that no country is remembered', () => {
  const sentences = sentencesOf(privacyPolicy)
  const about = (words: RegExp) => sentences.filter((sentence) => words.test(sentence)).join(' ')
  expect(about(/change your mind/)).toContain('Profile Settings')
  expect(about(/change your mind/)).not.toContain('write to us')
  expect(about(/\bremembers\b/)).not.toMatch(/country|help/)
  expect(about(/\bcountry\b/)).toContain('forgotten with the page')
})

test('R17 both say that on one sign-in either can finish for both, and how to be safe from it', () => {
  for (const text of [faq, privacyPolicy]) {
    const words = wordsOf(text)
    expect(words).not.toMatch(/keeps your answers private|nobody sees any/i)
    expect(words).toMatch(
      /skip what (?:the other|you) left open, finish for (?:both|you) and then read/,
    )
    expect(words).toMatch(/sign(?:s|ed) in as yourself,? .*on your own device/)
    expect(words).toMatch(/only your own sign-ins can answer and finish for you/)
  }
})

test('a login lasts as long as the server lets it, and so do the links', () => {
  const source = (file: string) => readFileSync(join(process.cwd(), 'server', file), 'utf8')
  expect(wordsOf(privacyPolicy)).toContain(
    `each ends after ${idleDays} days without use, and after ${absoluteDays} days in any case`,
  )
  const invite = /inviteDays = (\d+)/.exec(source('features/accounts/invitations.ts'))?.[1]
  expect(wordsOf(privacyPolicy)).toContain(`An invitation works once, for ${invite} days`)
  expect(wordsOf(faq)).toContain(`It works once, for ${invite} days`)
})

describe.each(named)('%s', (_title, text) => {
  test('promises nothing that is not so', () => {
    const never =
      /end.to.end|zero.knowledge|military|bank.grade|unhackable|100 ?%|nobody can (ever )?(read|see)|completely (safe|secure|anonymous)|never be (lost|read)|we guarantee|artificial intelligence|clinically|heals?\b|HIPAA/i
    expect(sentencesOf(text).filter((sentence) => never.test(sentence))).toEqual([])
    const help = /therap|counselling|medical|legal or financial advice/i
    const claims = sentencesOf(text).filter(
      (sentence) => help.test(sentence) && !/\bnot\b|^Is this/.test(sentence),
    )
    expect(claims).toEqual([])
  })

  test('has headings of its own, sections with words, whole sentences, and no leftovers', () => {
    const headings = text.sections.map(({ heading }) => heading)
    expect(new Set(headings).size).toBe(headings.length)
    for (const { heading, paragraphs, list = [] } of text.sections) {
      expect([heading, [...paragraphs, ...list].length > 0]).toEqual([heading, true])
      for (const part of [...paragraphs, ...list]) expect(part).toMatch(/[.:;]$/)
    }
    expect(wordsOf(text)).not.toMatch(/TODO|lorem|\bTBD\b|\[[^\]]*\]|\{(?!supportEmail\})|\s\s|--/)
  })

  test('reads easily', () => {
    expect(readingGrade(sentencesOf(text))).toBeLessThan(6)
  })
})

test('the measure of reading tells a form from a friend', () => {
  expect(readingGrade(['We keep it.', 'You may ask us for it.'])).toBeLessThan(3)
  expect(
    readingGrade([
      'Notwithstanding any provision to the contrary, liability arising hereunder is excluded to the maximum extent permissible under applicable legislation.',
    ]),
  ).toBeGreaterThan(15)
})

describe('whom to write to', () => {
  test.each(named)(
    'C6 %s names the support address, or else the place that reaches the host',
    (_t, text) => {
      const withAddress = wordsOf(asNamed(text, { supportEmail: 'help@example.org', host: null }))
      expect(withAddress).toContain('rite to help@example.org')
      expect(withAddress).not.toContain('{')
      const without = wordsOf(asNamed(text, { supportEmail: null, host: null }))
      expect(without).toContain('se Report Issue in the Menu')
      expect(without).not.toMatch(/rite to (?!us)|support address/)
      expect(without).not.toContain('{')
      expect(
        asNamed(text, { supportEmail: null, host: null }).sections.map(({ list }) => list?.length),
      ).toEqual(text.sections.map(({ list }) => list?.length))
    },
  )
})

describe('whoever runs the server', () => {
  const host = {
    name: 'Anna & $& Beispiel',
    address: 'Am Ring 1',
    country: 'Germany',
    law: 'Bavaria',
  }
  const all = named.map(([, text]) => wordsOf(text)).join('\n')
  const inNameOf = (law: string) =>
    named
      .map(([, text]) =>
        wordsOf(asNamed(text, { supportEmail: 'a@b.example', host: { ...host, law } })),
      )
      .join('\n')

  test('nobody named leaves every text as it is, to the letter', () => {
    for (const [, text] of named) {
      expect(asNamed(text, { supportEmail: '{supportEmail}', host: null })).toEqual(text)
    }
  })

  test.each(publishersWords)('what changes with them is said somewhere: %s', (words) => {
    expect(all).toContain(words)
  })

  test('is named in each text in place of the company, by name, address, country and law', () => {
    const texts = named.map(([title, text]) => [
      title,
      wordsOf(asNamed(text, { supportEmail: null, host })),
    ])
    for (const [title, words] of texts) {
      expect([title, words]).toEqual([
        title,
        expect.stringContaining('Anna & $& Beispiel, Am Ring 1, Germany'),
      ])
      expect(words).not.toContain('Duologue, a ')
      expect(words).not.toContain('their place')
    }
  })

  test('began on a day of their own: the date says which words these are, and not since when they apply', () => {
    const words = inNameOf('Bavaria')
    expect(words).not.toMatch(/from 1 June 2025|Effective/)
    expect(words.match(/the words of 1 June 2025/g)).toHaveLength(3)
  })

  test('of another law goes by none of the company’s; help lines stay', () => {
    const words = inNameOf('Bavaria')
    expect(words).not.toMatch(
      /New Zealand company|law of New Zealand|New Zealand law|Privacy Act|Commissioner|Act 19|NZ\$/,
    )
    expect(words).toMatch(/are governed by the law of Bavaria, and its courts/)
    expect(words).toContain('We follow the law of Bavaria on privacy, and this policy is governed')
    expect(words).toContain('the authority for privacy in Germany.')
    expect(words).toContain('In danger in New Zealand: call 111')
  })

  test('of the company’s own law keeps what it says of it', () => {
    const words = inNameOf('New Zealand')
    expect(words).not.toContain('New Zealand company')
    for (const kept of ['Privacy Act 2020', 'Consumer Guarantees Act 1993', 'NZ$100']) {
      expect(words).toContain(kept)
    }
  })

  test('without an address is named by name and country; the FAQ says who it is', () => {
    const words = wordsOf(asNamed(faq, { supportEmail: null, host: { ...host, address: null } }))
    expect(words).toContain('Who runs this server?\nAnna & $& Beispiel, Germany. ')
    expect(wordsOf(asNamed(faq, { supportEmail: null, host: null }))).not.toContain('Who runs')
  })
})

/** Flesch-Kincaid grade, syllables counted by their vowels. */
function readingGrade(sentences: readonly string[]): number {
  const words = sentences.join(' ').match(/[a-z][a-z']*/gi) ?? []
  const syllables = words.map((word) => {
    const heard = word.toLowerCase().replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '')
    return Math.max(1, heard.match(/[aeiouy]+/g)?.length ?? 1)
  })
  const total = syllables.reduce((sum, count) => sum + count, 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (total / words.length) - 15.59
}
