import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { download } from './download.ts'

const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251))
const sha256Of = (data: Buffer) => createHash('sha256').update(data).digest('hex')
const expected = { bytes: bytes.length, sha256: sha256Of(bytes) }

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Where a request wants to begin. */
const startOf = ({ headers }: IncomingMessage): number =>
  Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0)

/** Sends what was asked for, and hangs up after `most` bytes of it. */
const sends =
  (most = Number.POSITIVE_INFINITY, tag = '"one"'): Answer =>
  (request, response) => {
    const isSame = request.headers['if-range'] === undefined || request.headers['if-range'] === tag
    const start = isSame ? startOf(request) : 0
    const rest = bytes.subarray(start)
    response.writeHead(start > 0 ? 206 : 200, {
      ...{ etag: tag, 'content-length': rest.length },
      ...(start > 0 && { 'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}` }),
    })
    if (rest.length <= most) response.end(rest)
    else response.write(rest.subarray(0, most), () => setTimeout(() => response.destroy(), 100))
  }

let folder: string
let to: string
let server: ReturnType<typeof createServer>
let answer: Answer
let ranges: (string | undefined)[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'duologue-download-'))
  to = join(folder, 'model.gguf')
  ranges = []
  server = createServer((request, response) => {
    ranges.push(request.headers.range)
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const from = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/model.gguf`
const fetched = (more: Partial<Parameters<typeof download>[0]> = {}) =>
  download({ from: from(), to, expected, ...more })

describe('a model is fetched', () => {
  test('whole, with its progress, and stands there under its name only then', async () => {
    answer = sends()
    const progress: number[] = []
    const isThere: boolean[] = []
    const onProgress = (have: number) => {
      progress.push(have)
      isThere.push(existsSync(to))
    }
    expect(await fetched({ onProgress })).toEqual(expected)
    expect(readFileSync(to).equals(bytes)).toBe(true)
    expect(progress.at(-1)).toBe(bytes.length)
    expect(isThere).not.toContain(true)
    expect(existsSync(`${to}.part`)).toBe(false)
  })

  test('from where it was cut off, as often as that happens', async () => {
    answer = sends(60_000)
    expect(await fetched()).toEqual(expected)
    expect(readFileSync(to).equals(bytes)).toBe(true)
    expect(ranges.length).toBeGreaterThan(2)
    expect(ranges[0]).toBeUndefined()
    expect(ranges.slice(1).every((range) => /^bytes=[1-9]\d*-$/.test(range ?? ''))).toBe(true)
  })

  test('from where an earlier command ended', async () => {
    answer = sends(10_000)
    await expect(fetched()).rejects.toThrow(/cut off.*goes on/)
    expect(existsSync(to)).toBe(false)
    answer = sends()
    ranges.length = 0
    expect(await fetched()).toEqual(expected)
    expect(ranges).toHaveLength(1)
    expect(ranges[0]).toMatch(/^bytes=[1-9]/)
  })

  test('from the beginning where there is another file by now, or no way to go on', async () => {
    writeFileSync(`${to}.part`, 'of another file')
    writeFileSync(`${to}.part.tag`, '"another"')
    answer = sends()
    expect(await fetched()).toEqual(expected)
    writeFileSync(`${to}.part`, 'more')
    answer = (_, response) => response.writeHead(200).end(bytes)
    expect(await fetched()).toEqual(expected)
  })

  test('and is not fetched again where all of it has come', async () => {
    writeFileSync(`${to}.part`, bytes)
    answer = (_, response) =>
      response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end()
    expect(await fetched()).toEqual(expected)
  })

  test('without a checksum that was known, its own is given', async () => {
    answer = sends()
    expect(await fetched({ expected: undefined })).toEqual(expected)
  })
})

describe('no model is installed', () => {
  test('with the wrong checksum, and nothing of it stays', async () => {
    answer = sends()
    const other = { ...expected, sha256: sha256Of(Buffer.from('another')) }
    await expect(fetched({ expected: other })).rejects.toThrow(/checksum differs/)
    expect([existsSync(to), existsSync(`${to}.part`)]).toEqual([false, false])
  })

  test('from where there is none, nobody answers, or the way is open to others', async () => {
    answer = (_, response) => response.writeHead(404).end('no')
    await expect(fetched()).rejects.toThrow(/answers 404/)
    await expect(fetched({ from: 'http://127.0.0.1:9/model.gguf' })).rejects.toThrow(
      /127\.0\.0\.1:9 cannot be reached/,
    )
    await expect(fetched({ from: 'http://example.org/model.gguf' })).rejects.toThrow(/https only/)
    expect(existsSync(to)).toBe(false)
  })
})
