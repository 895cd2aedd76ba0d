import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { enginePackages } from '#server/drivers/model/local/engine.ts'
import { localModelSettings, modelsFolder } from '#server/drivers/model/local/installed-models.ts'
import { knownModels } from '#server/drivers/model/local/known-models.ts'
import { listenHere } from '#server/testing/listen-here.ts'
import { chosenModel, modelLines } from './choose-model.ts'
import { installModel } from './install-model.ts'

const bytes = Buffer.from('GGUF and so on')
const sha256 = createHash('sha256').update(bytes).digest('hex')

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'duologue-install-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const install = (choice: Parameters<typeof installModel>[0]) =>
  installModel(choice, { dataDir, onProgress: () => undefined })

describe('which model', () => {
  test.each(knownModels)('$name, from a version of its own and with a checksum', (model) => {
    expect(model.from).toMatch(new RegExp(`^https://[^/]+/.+/[0-9a-f]{40}/${model.file}$`))
    expect(model.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(model.memory * 1e9).toBeGreaterThan(model.bytes)
    expect(chosenModel(model.name)).toMatchObject({
      ...{ name: model.name, file: model.file, from: { address: model.from } },
      expected: { bytes: model.bytes, sha256: model.sha256 },
    })
  })

  test('by its number in the list, which says size, memory, licence and where from', () => {
    for (const [at, line] of modelLines().entries()) {
      expect(line).toMatch(
        /^\d .+ \d\.\d GB to fetch, \d GB of memory, (?:Apache-2\.0|MIT); .+https:/s,
      )
      expect(chosenModel(String(at + 1)).name).toBe(knownModels[at]?.name)
    }
  })

  test('by an address or a file of one’s own', () => {
    const from = 'https://models.example.org/a/my-model.gguf?download=true'
    expect(chosenModel(from)).toEqual({
      ...{ name: 'my-model.gguf', file: 'my-model.gguf', from: { address: from } },
    })
    const path = join(dataDir, 'own.gguf')
    writeFileSync(path, bytes)
    expect(chosenModel(path)).toEqual({ name: 'own.gguf', file: 'own.gguf', from: { path } })
  })

  test.each([
    '9',
    'qwen',
    '/no/such.gguf',
    'https://example.org/model.bin',
    'https://example.org/',
  ])('not %s', (given) => {
    expect(() => chosenModel(given)).toThrow(
      /is no model of the list|is not the name of a GGUF file/,
    )
  })
})

describe('a model is installed', () => {
  test('from a file, with its checksum, which a later start asks for', async () => {
    const path = join(dataDir, 'own.gguf')
    writeFileSync(path, bytes)
    expect(() => localModelSettings(dataDir, 'own.gguf')).toThrow(/not installed/)
    await install(chosenModel(path))
    const settings = localModelSettings(dataDir, 'own.gguf')
    expect(settings.sha256).toBe(sha256)
    expect(readFileSync(settings.file)).toEqual(bytes)
  })

  test('from an address once: what is there whole is not fetched again', async () => {
    let calls = 0
    const server = createServer((_, response) => {
      calls += 1
      response.end(bytes)
    })
    const port = await listenHere(server)
    const choice = chosenModel(`http://127.0.0.1:${port}/own.gguf`)
    await install(choice)
    expect(localModelSettings(dataDir, 'own.gguf').sha256).toBe(sha256)
    await install(choice)
    expect(calls).toBe(1)
    writeFileSync(join(modelsFolder(dataDir), 'own.gguf'), 'cut off')
    await install(choice)
    expect(calls).toBe(2)
    server.close()
  })

  test('only where what comes is what was expected', async () => {
    const server = createServer((_, response) => response.end('another'))
    const port = await listenHere(server)
    const choice = chosenModel(`http://127.0.0.1:${port}/own.gguf`)
    const expected = { bytes: bytes.length, sha256 }
    await expect(install({ ...choice, expected })).rejects.toThrow(/checksum differs/)
    expect(existsSync(join(modelsFolder(dataDir), 'own.gguf'))).toBe(false)
    expect(() => localModelSettings(dataDir, 'own.gguf')).toThrow(/not installed/)
    server.close()
  })
})

test('the engine is one package and the one of this machine, without a graphics card', () => {
  expect(Object.keys(enginePackages('linux', 'x64'))).toEqual([
    'node-llama-cpp',
    '@node-llama-cpp/linux-x64',
  ])
  expect(Object.keys(enginePackages('darwin', 'arm64'))).toContain(
    '@node-llama-cpp/mac-arm64-metal',
  )
  expect(new Set(Object.values(enginePackages('win32', 'x64'))).size).toBe(1)
  expect(() => enginePackages('sunos', 'x64')).toThrow(/without a package for sunos/)
})
