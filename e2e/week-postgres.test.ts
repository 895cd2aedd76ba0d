import { aWholeWeek } from './week-journey.ts'

await aWholeWeek('postgres')
