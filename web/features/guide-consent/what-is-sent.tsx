import { QuietFold } from '#web/ui/fold.tsx'
import { guideConsentWords } from './guide-consent-words.ts'

const { details } = guideConsentWords

/** What a model elsewhere gets and what not, for whoever wants to read it first. */
export function WhatIsSent({ provider }: { provider: string }) {
  return (
    <QuietFold title={details.title}>
      <ul className="grid list-disc gap-2 pl-5">
        <li>{details.sent}</li>
        <li>{details.asWritten}</li>
        <li>{details.notSent}</li>
        <li>{details.theirs(provider)}</li>
      </ul>
    </QuietFold>
  )
}
