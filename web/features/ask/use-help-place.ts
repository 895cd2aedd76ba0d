import { useState } from 'react'
import { countryOfTimeZone } from '#contract/help-lines-zones.ts'
import type { HelpPlace } from './people-to-call.tsx'

const placeOfBrowser = (): HelpPlace =>
  countryOfTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'elsewhere'

/** Whose help lines to show: first those of the browser's time zone, then what was chosen. */
export const useHelpPlace = () => useState(placeOfBrowser)
