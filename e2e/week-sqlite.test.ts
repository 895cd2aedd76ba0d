import { aWholeWeek } from './week-journey.ts'

aWholeWeek('sqlite')
