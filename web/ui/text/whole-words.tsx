import type { ReactNode } from 'react'

const hyphenated = /(\S*(?:catch-up|check-in)\S*)/i

/** The same words, where no line breaks at the hyphen of "catch-up" and "check-in". */
export const wholeWords = (text: string): ReactNode =>
  text.split(hyphenated).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
