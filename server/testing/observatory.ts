/** One response as it came over the wire, its header names in small letters. */
export type Answer = { status: number; headers: Readonly<Record<string, string>>; body: string }

/** A rule that was met or not, and the points it is worth. */
export type Mark = { rule: string; points: number }

/** The directives of a content security policy by name. */
export const directivesOf = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy.split(';').flatMap((directive) => {
      const [name, ...values] = directive.trim().split(/\s+/)
      return name ? [[name, values.join(' ')] as const] : []
    }),
  )

const halfAYear = 15_768_000

function policyMark(policy: string | undefined): Mark {
  const rule = 'content-security-policy'
  if (policy === undefined) return { rule, points: -25 }
  const directives = directivesOf(policy)
  const fallback = directives.get('default-src')
  const valuesOf = (name: string) => directives.get(name) ?? fallback ?? '*'
  const isLoose = (values: string) =>
    /'unsafe-(?:inline|eval)|(?:^|\s)(?:\*|https?:|data:)/.test(values)
  if (isLoose(valuesOf('script-src')) || isLoose(valuesOf('object-src')))
    return { rule, points: -20 }
  if (/'unsafe-/.test(policy)) return { rule, points: 0 }
  return { rule, points: fallback === "'none'" ? 10 : 5 }
}

function transportMark(transport: string | undefined): Mark {
  const rule = 'strict-transport-security'
  const seconds = Number(/max-age=(\d+)/.exec(transport ?? '')?.[1] ?? 0)
  if (seconds >= halfAYear) return { rule, points: 0 }
  return { rule, points: seconds > 0 ? -10 : -20 }
}

function cookieMark(cookie: string | undefined): Mark {
  const rule = 'cookies'
  if (cookie === undefined) return { rule, points: 0 }
  if (!/;\s*httponly/i.test(cookie)) return { rule, points: -30 }
  if (!/;\s*secure/i.test(cookie)) return { rule, points: -40 }
  return { rule, points: /;\s*samesite=(?:lax|strict)/i.test(cookie) ? 5 : 0 }
}

function frameMark({ headers }: Answer): Mark {
  const rule = 'x-frame-options'
  const ancestors = directivesOf(headers['content-security-policy'] ?? '').get('frame-ancestors')
  if (ancestors === "'none'" || ancestors === "'self'") return { rule, points: 5 }
  return { rule, points: /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20 }
}

function scriptMark({ body, headers }: Answer): Mark {
  const rule = 'subresource-integrity'
  const isPage = headers['content-type']?.includes('text/html') === true
  const foreign = isPage && /<script[^>]+src=["']?(?:https?:)?\/\//i.test(body)
  return { rule, points: foreign ? -50 : 0 }
}

const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
const resourceMark = (policy: string | undefined): number => {
  if (policy === 'same-origin' || policy === 'same-site') return 10
  return policy === 'cross-origin' ? -5 : 0
}

/**
 * Scores one response over https by the rules of the MDN HTTP Observatory as they stood in 2026
 * (developer.mozilla.org/observatory/docs/tests_and_scoring), and gives the points of each; preloading,
 * which is a list of browsers and no header's, is left out.
 */
export function observatoryMarks(answer: Answer): Mark[] {
  const { headers } = answer
  return [
    policyMark(headers['content-security-policy']),
    cookieMark(headers['set-cookie']),
    {
      rule: 'cross-origin-resource-sharing',
      points: headers['access-control-allow-origin'] === '*' ? -50 : 0,
    },
    transportMark(headers['strict-transport-security']),
    { rule: 'referrer-policy', points: isPrivate.test(headers['referrer-policy'] ?? '') ? 5 : 0 },
    scriptMark(answer),
    {
      rule: 'x-content-type-options',
      points: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    },
    frameMark(answer),
    {
      rule: 'cross-origin-resource-policy',
      points: resourceMark(headers['cross-origin-resource-policy']),
    },
  ]
}

/** From 100, less what is lost; what is won counts from 90 on alone. A+ begins at 100. */
export function observatoryScore(marks: readonly Mark[]): number {
  const sum = (some: readonly Mark[]) => some.reduce((total, { points }) => total + points, 0)
  const withoutBonus = 100 + sum(marks.filter(({ points }) => points < 0))
  return withoutBonus < 90
    ? Math.max(0, withoutBonus)
    : withoutBonus + sum(marks.filter(({ points }) => points > 0))
}
