/** Things in runs, one after the other, each run of no more than `most` by their sizes, or of one that is larger by itself. */
export function inRuns<Thing>(
  things: readonly Thing[],
  sizeOf: (thing: Thing) => number,
  most: number,
): Thing[][] {
  const runs: Thing[][] = []
  let size = 0
  for (const thing of things) {
    const own = sizeOf(thing)
    const last = runs.at(-1)
    if (last === undefined || size + own > most) {
      runs.push([thing])
      size = own
    } else {
      last.push(thing)
      size += own
    }
  }
  return runs
}
