import { aWholeWeek } from './week-journey.ts'

/** T23 holds of all of it: no page of the chat, the catch-up or the timeline reaches for another host. */
await aWholeWeek('sqlite')
