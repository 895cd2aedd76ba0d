import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export const paper = '#faf6ef'
export const charcoal = '#211c19'
export const teal = '#009688'

/** The product's mark, from which every icon is drawn: its SVG, and the path and colour of each part. */
export function readMark() {
  const svg = readFileSync(join(root, 'web/public/favicon.svg'), 'utf8')
  const parts = [...svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)].map(
    ([, colour = '', path = '']) => ({ colour, path }),
  )
  const [left, right, shared] = parts
  if (!left || !right || !shared)
    throw new Error('The mark is no longer two shapes and an overlap.')
  return { svg, left, right, shared }
}

type Mark = ReturnType<typeof readMark>
type Part = Mark['left']

const pathOf = ({ path, colour }: Part) =>
  `        <path android:fillColor="${colour}" android:pathData="${path}" />`

/** A drawable for Android: the parts in the middle of a square, scaled from the mark's own 48. */
function drawable(size: number, scale: number, parts: readonly Part[]): string {
  const shift = ((size - 48 * scale) / 2).toFixed(2)
  const lower = ((size - 52 * scale) / 2).toFixed(2)
  return `<?xml version="1.0" encoding="utf-8"?>
<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="${size}dp" android:height="${size}dp"
    android:viewportWidth="${size}" android:viewportHeight="${size}">
    <group android:scaleX="${scale}" android:scaleY="${scale}"
        android:translateX="${shift}" android:translateY="${lower}">
${parts.map(pathOf).join('\n')}
    </group>
</vector>
`
}

/** Android's drawables by name; what has one colour only leaves the overlap out, as its shape is all that shows. */
export function drawables({ left, right, shared }: Mark): Record<string, string> {
  const white = ({ path }: Part): Part => ({ path, colour: '#FFFFFF' })
  // Filled by even and odd, the overlap of the two shapes stays open.
  const outline: Part = { path: `${left.path}${right.path}`, colour: '#FFFFFF' }
  const open = (xml: string) =>
    xml.replace(' android:pathData', ' android:fillType="evenOdd" android:pathData')
  return {
    'drawable/ic_launcher_foreground.xml': drawable(108, 1.3, [left, right, shared]),
    'drawable/ic_launcher_monochrome.xml': open(drawable(108, 1.3, [white(outline)])),
    'drawable/ic_stat_duologue.xml': open(drawable(24, 0.46, [white(outline)])),
    'drawable/ic_splash.xml': drawable(288, 3, [left, right, shared]),
  }
}
