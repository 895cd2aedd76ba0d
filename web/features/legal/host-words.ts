import type { LegalHost } from '#contract/forms.ts'

type Words = (host: LegalHost) => string

const publishersLaw = 'New Zealand'

/** Name, address and country in one line. */
const whoIs: Words = ({ name, address, country }) =>
  [name, address, country].filter((part) => part !== null).join(', ')

const notTheAuthors =
  'The people who wrote Duologue do not run this server, and they are no part of this.'

/** What is said of the company that publishes Duologue, and of whoever runs a server in its place. */
const ofHost: readonly (readonly [string, Words])[] = [
  [
    'between you and Duologue, a New Zealand company (',
    (host) => `between you and ${whoIs(host)} (`,
  ],
  ['Duologue is a New Zealand company (', (host) => `This server is run by ${whoIs(host)} (`],
  [
    'Others can run Duologue on servers of their own. If somebody else runs the server you use, they provide the service to you, and they take our place in these terms.',
    () => notTheAuthors,
  ],
  [
    'Others can run Duologue on servers of their own. If somebody else runs the server you use, they hold your data, and they take our place in this policy.',
    () => `${notTheAuthors} They hold none of your data.`,
  ],
  // A host may have begun on any day since.
  [
    'They apply from 1 June 2025.',
    () => 'These are the words of 1 June 2025. They apply to you from the day you use the service.',
  ],
  [
    'This policy covers the Duologue website and apps, from 1 June 2025.',
    () => 'This policy covers the Duologue website and apps, in the words of 1 June 2025.',
  ],
  [
    'tablet or computer ("the app"), from 1 June 2025.',
    () => 'tablet or computer ("the app"), in the words of 1 June 2025.',
  ],
  [
    'The name and the logo of Duologue belong to us.',
    () => 'The name and the logo of Duologue belong to those who publish it.',
  ],
]

/** What goes by the company's own law besides, and what stands there for any other. */
const ofOtherLaw: readonly (readonly [string, Words])[] = [
  [
    'We follow the Privacy Act 2020 of New Zealand, and this policy is',
    ({ law }) => `We follow the law of ${law} on privacy, and this policy is`,
  ],
  ['governed by the law of New Zealand', ({ law }) => `governed by the law of ${law}`],
  [
    'New Zealand law gives consumers rights that no agreement can take away, among them those of the Consumer Guarantees Act 1993 and the Fair Trading Act 1986.',
    ({ law }) => `The law of ${law} can give consumers rights that no agreement can take away.`,
  ],
  [
    'Under the Privacy Act 2020 we answer within 20 working days.',
    () => 'We answer within 20 working days, or sooner where the law says so.',
  ],
  [
    'the Office of the Privacy Commissioner of New Zealand: privacy.org.nz.',
    ({ country }) => `the authority for privacy in ${country}.`,
  ],
  ['tell you and the Privacy Commissioner as', () => 'tell you and the authority for privacy as'],
  [
    'up to what you paid for the service in the twelve months before, or NZ$100 if that is more.',
    () => 'up to what you paid for the service in the twelve months before.',
  ],
]

/** Everything that the texts of the company say and a host's do not. */
export const publishersWords = [...ofHost, ...ofOtherLaw].map(([words]) => words)

/** What the legal texts say where `host` runs the server; null for the company that publishes Duologue. */
export function withHost(words: string, host: LegalHost | null): string {
  if (host === null) return words
  const all = host.law === publishersLaw ? ofHost : [...ofHost, ...ofOtherLaw]
  return all.reduce((said, [from, to]) => said.replaceAll(from, () => to(host)), words)
}

/** The part of the FAQ that only a host's server has. */
export const hostSection = (host: LegalHost) => ({
  heading: 'Who runs this server?',
  paragraphs: [
    `${whoIs(host)}. Duologue is open source, so anybody can run a server for others. The Terms of Use and the Privacy Policy of this one are theirs.`,
  ],
})
