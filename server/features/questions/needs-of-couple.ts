import type { CoupleAbout } from '#contract/couple-about.ts'
import type { Need } from './bank-question.ts'

/** Which needs of the bank a couple meets by what they told (R19); what they did not say meets none. */
export function needsOfCouple({ children, living, intimacy }: CoupleAbout): ReadonlySet<Need> {
  const met: Record<Need, boolean> = {
    children: children === 'yes',
    'living-together': living === 'together',
    'long-distance': living === 'apart',
    'intimacy-opt-in': intimacy === 'welcome',
  }
  return new Set(Object.entries(met).flatMap(([need, isMet]) => (isMet ? [need as Need] : [])))
}
