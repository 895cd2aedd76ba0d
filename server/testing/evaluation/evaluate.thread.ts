import { askingFigures } from './asking.ts'
import { earFigures } from './ear.ts'
import { simulateCouples } from './simulated-couples.ts'

/** What runs beside the pairs. */
export const [ear, asking, couples] = [earFigures, askingFigures, simulateCouples]
