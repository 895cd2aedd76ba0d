import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { distanceOf } from '#server/drivers/distance.ts'

type Download = {
  from: string
  to: string
  /** What it has to be, where that is known. */
  expected?: { bytes: number; sha256: string } | undefined
  onProgress?: (have: number, all: number | undefined) => void
}

/** So often a download that is cut off goes on by itself. */
const mostTries = 5

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )

/** The checksum of a file, in the letters that `sha256sum` prints. */
export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** How long the whole file is, by the headers of a reply that begins at `start`. */
function lengthIn({ headers }: Response, start: number): number | undefined {
  const all = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1]
  if (all !== undefined) return Number(all)
  const rest = headers.get('content-length')
  return rest === null ? undefined : start + Number(rest)
}

/**
 * Fetches the rest of a file, or all of it where the other side has another one by now or cannot go on
 * in the middle. Gives whether it is whole.
 */
async function fetchRest({ from, to, onProgress }: Download): Promise<boolean> {
  const [part, tag] = [`${to}.part`, `${to}.part.tag`]
  const have = await sizeOf(part)
  const known = await readFile(tag, 'utf8').catch(() => '')
  const goesOn = { range: `bytes=${have}-`, ...(known !== '' && { 'if-range': known }) }
  const response = await fetch(from, have > 0 ? { headers: goesOn } : {})
  if (response.status === 416) {
    await response.body?.cancel()
    const all = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1]
    if (Number(all) === have) return true
    await rm(part, { force: true })
    return false
  }
  if (!response.ok || !response.body) {
    throw new Error(`${new URL(from).host} answers ${response.status}, so nothing came.`)
  }
  const start = response.status === 206 ? have : 0
  const entity = response.headers.get('etag') ?? ''
  await writeFile(tag, entity.startsWith('W/') ? '' : entity)
  const all = lengthIn(response, start)
  const file = await open(part, start > 0 ? 'a' : 'w')
  let got = start
  try {
    for await (const chunk of response.body) {
      await file.write(chunk)
      got += chunk.length
      onProgress?.(got, all)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw new Error('The disk is full.')
    return false
  } finally {
    await file.close()
  }
  return all === undefined || got === all
}

/**
 * Brings a file to its place: goes on where an earlier try ended, and puts it there only whole and with
 * the right checksum. Refuses by a sentence; what came so far stays, unless it is another file.
 */
export async function download(order: Download): Promise<{ bytes: number; sha256: string }> {
  const { from, to, expected } = order
  const { protocol } = new URL(from)
  if (protocol !== 'https:' && distanceOf(from) !== 'here') {
    throw new Error('A model is fetched over https only.')
  }
  let isWhole = false
  for (let tries = 0; !isWhole; tries += 1) {
    if (tries === mostTries) {
      throw new Error('The download was cut off. The same command goes on where it ended.')
    }
    isWhole = await fetchRest(order).catch((error: unknown) => {
      if (error instanceof TypeError) throw new Error(`${new URL(from).host} cannot be reached.`)
      throw error
    })
  }
  const part = `${to}.part`
  const came = { bytes: await sizeOf(part), sha256: await checksumOf(part) }
  await rm(`${part}.tag`, { force: true })
  if (expected && (came.bytes !== expected.bytes || came.sha256 !== expected.sha256)) {
    await rm(part, { force: true })
    throw new Error('What came is another file than the one expected: its checksum differs.')
  }
  await rename(part, to)
  return came
}
