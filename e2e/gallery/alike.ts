import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

type Picture = { width: number; height: number; data: Buffer }

/**
 * How far the colours of two parts may lie apart before they count as different, from 0 to 1, and how many
 * parts of ten thousand may. Letters drawn by another Chromium stay below it; a line that is gone, a button
 * that moved or a colour that changed does not.
 */
const apart = 0.1
const perTenThousand = 30

/** Each pixel is the mean of four: how the edges of letters are smoothed hardly shows any more. */
function halved({ width, height, data }: Picture): Picture {
  const [w, h] = [Math.floor(width / 2), Math.floor(height / 2)]
  const half = Buffer.alloc(w * h * 4)
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        const at = (dx: number, dy: number) =>
          data[((2 * y + dy) * width + 2 * x + dx) * 4 + channel] ?? 0
        half[(y * w + x) * 4 + channel] = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1) + 2) >> 2
      }
    }
  }
  return { width: w, height: h, data: half }
}

const written = ({ width, height, data }: Picture): Buffer => {
  const png = new PNG({ width, height })
  data.copy(png.data)
  return PNG.sync.write(png, { colorType: 2, deflateLevel: 9 })
}

/** A screenshot as it is kept: half its size. */
export const keptSize = (screenshot: Buffer): Buffer => written(halved(PNG.sync.read(screenshot)))

export type Difference = {
  words: string
  /** The picture that differs. */
  now: Buffer
  /** Where it does; null where it has another size. */
  shown: Buffer | null
}

/** How a picture differs from the kept one; null where it does not. */
export function difference(kept: Buffer, now: Buffer): Difference | null {
  const [one, other] = [PNG.sync.read(kept), PNG.sync.read(now)]
  if (one.width !== other.width || one.height !== other.height) {
    const words = `${other.width}×${other.height} in place of ${one.width}×${one.height}`
    return { words, now, shown: null }
  }
  const [left, right] = [halved(one), halved(other)]
  const { width, height } = left
  const shown: Picture = { width, height, data: Buffer.alloc(width * height * 4) }
  const options = { threshold: apart, includeAA: true }
  const parts = pixelmatch(left.data, right.data, shown.data, width, height, options)
  const share = (parts / (width * height)) * 10_000
  if (share <= perTenThousand) return null
  return { words: `${Math.round(share)} of ten thousand parts differ`, now, shown: written(shown) }
}
