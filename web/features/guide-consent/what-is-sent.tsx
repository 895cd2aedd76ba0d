import { ChevronDown } from 'lucide-react'
import { guideConsentWords } from './guide-consent-words.ts'

const { details } = guideConsentWords

/** What a model elsewhere gets and what not, for whoever wants to read it first. */
export function WhatIsSent({ provider }: { provider: string }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md font-semibold text-accent-ink [&::-webkit-details-marker]:hidden">
        {details.title}
        <ChevronDown
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ul className="mt-1 grid list-disc gap-2 pl-5">
        <li>{details.sent}</li>
        <li>{details.asWritten}</li>
        <li>{details.notSent}</li>
        <li>{details.theirs(provider)}</li>
      </ul>
    </details>
  )
}
