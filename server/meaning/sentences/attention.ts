/** How many others are weighed side by side: each sum for itself would have the next addition wait for the last. */
const atOnce = 4

/** The numbers of one head of one text, each piece's in a line of its own. */
function linesOf(
  { asked, line }: { asked: Float32Array; line: number },
  { start, length, depth }: { start: number; length: number; depth: number },
): Float64Array {
  const lines = new Float64Array(Math.ceil(length / atOnce) * atOnce * depth)
  for (let piece = 0; piece < length; piece += 1) {
    const from = start + piece * line
    lines.set(asked.subarray(from, from + depth), piece * depth)
  }
  return lines
}

/** What each piece makes of each other one: the products of their lines, those of the others in `keys`. */
function productsWith(query: Float64Array, keys: Float64Array, products: Float64Array): void {
  const depth = query.length
  for (let other = 0; other < products.length; other += atOnce) {
    let [one, two, three, four] = [0, 0, 0, 0]
    const first = other * depth
    const [second, third, fourth] = [first + depth, first + 2 * depth, first + 3 * depth]
    for (let at = 0; at < depth; at += 1) {
      const number = query[at] ?? 0
      one += number * (keys[first + at] ?? 0)
      two += number * (keys[second + at] ?? 0)
      three += number * (keys[third + at] ?? 0)
      four += number * (keys[fourth + at] ?? 0)
    }
    products[other] = one
    products[other + 1] = two
    products[other + 2] = three
    products[other + 3] = four
  }
}

/** Products of the first `length` as shares of one; those after them as nought. */
function toShares(products: Float64Array, length: number, factor: number): void {
  let [largest, total] = [Number.NEGATIVE_INFINITY, 0]
  for (let other = 0; other < length; other += 1) {
    largest = Math.max(largest, (products[other] ?? 0) * factor)
  }
  for (let other = 0; other < length; other += 1) {
    const share = Math.exp((products[other] ?? 0) * factor - largest)
    products[other] = share
    total += share
  }
  for (let other = 0; other < length; other += 1) products[other] = (products[other] ?? 0) / total
  products.fill(0, length)
}

/** Adds the values of all others, each by its share, one after the other in their order. */
function addShares(shares: Float64Array, values: Float64Array, out: Float32Array): void {
  const depth = out.length
  for (let other = 0; other < shares.length; other += atOnce) {
    const [one, two] = [shares[other] ?? 0, shares[other + 1] ?? 0]
    const [three, four] = [shares[other + 2] ?? 0, shares[other + 3] ?? 0]
    const first = other * depth
    const [second, third, fourth] = [first + depth, first + 2 * depth, first + 3 * depth]
    for (let at = 0; at < depth; at += 1) {
      let sum = Math.fround((out[at] ?? 0) + one * (values[first + at] ?? 0))
      sum = Math.fround(sum + two * (values[second + at] ?? 0))
      sum = Math.fround(sum + three * (values[third + at] ?? 0))
      out[at] = sum + four * (values[fourth + at] ?? 0)
    }
  }
}

/**
 * For each piece of each text, what the other pieces of the same text have to say to it. `asked` has a line
 * for each piece: of `width` numbers that ask, as many that are asked, and as many that answer.
 */
export function attend(
  asked: Float32Array,
  lengths: readonly number[],
  { width, heads }: { width: number; heads: number },
): Float32Array {
  const out = new Float32Array(asked.length / 3)
  const line = width * 3
  const depth = width / heads
  const factor = 1 / Math.sqrt(depth)
  let text = 0
  for (const length of lengths) {
    const products = new Float64Array(Math.ceil(length / atOnce) * atOnce)
    for (let head = 0; head < heads; head += 1) {
      const start = text * line + head * depth
      const [queries, keys, values] = [0, width, 2 * width].map((from) =>
        linesOf({ asked, line }, { start: start + from, length, depth }),
      ) as [Float64Array, Float64Array, Float64Array]
      for (let piece = 0; piece < length; piece += 1) {
        productsWith(queries.subarray(piece * depth, (piece + 1) * depth), keys, products)
        toShares(products, length, factor)
        const to = (text + piece) * width + head * depth
        addShares(products, values, out.subarray(to, to + depth))
      }
    }
    text += length
  }
  return out
}
