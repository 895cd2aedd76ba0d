import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Every setting that hosts are told of; each may be a file's name as well, with _FILE behind. */
const settings = new Set(
  [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z_]+)=/gmu)].map(([, name]) => name),
)
const isSetting = (name: string) =>
  name === 'NODE_ENV' || settings.has(name) || settings.has(name.replace(/_FILE$/u, ''))

const named = (those: string[] | object) => (Array.isArray(those) ? those : Object.keys(those))

type Service = {
  environment?: Record<string, string>
  volumes?: string[]
  networks?: string[]
  network_mode?: string
  secrets?: string[]
  depends_on?: string[] | Record<string, unknown>
  ports?: string[]
  mem_limit?: string
}
type Compose = {
  services: Record<string, Service>
  volumes?: object
  networks?: object
  secrets?: Record<string, { file: string }>
}

describe.each(['compose.yaml', 'compose.postgres.yaml', 'compose.ollama.yaml'])('%s', (path) => {
  const text = read(path)
  const compose: Compose = parse(text)

  test('gives Duologue settings that there are', () => {
    const given = Object.keys(compose.services.duologue?.environment ?? {})
    expect(given).toContain('DATA_DIR')
    expect(given.filter((name) => !isSetting(name))).toEqual([])
  })

  test('declares each volume, network, secret and service that it uses', () => {
    for (const service of Object.values(compose.services)) {
      const volumes = (service.volumes ?? []).map((one) => one.split(':')[0] ?? '')
      const own = volumes.filter((one) => !one.startsWith('.'))
      expect(Object.keys(compose.volumes ?? {})).toEqual(expect.arrayContaining(own))
      expect(Object.keys(compose.networks ?? {})).toEqual(
        expect.arrayContaining(service.networks ?? []),
      )
      expect(Object.keys(compose.secrets ?? {})).toEqual(
        expect.arrayContaining(service.secrets ?? []),
      )
      const beside = [
        ...named(service.depends_on ?? []),
        ...(service.network_mode?.startsWith('service:') ? [service.network_mode.slice(8)] : []),
      ]
      expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(beside))
      for (const one of volumes.filter((volume) => volume.startsWith('.'))) {
        expect(read(one)).not.toBe('')
      }
    }
  })

  test('says how each of its secrets is made', () => {
    const told = text.split('services:')[0] ?? ''
    for (const { file } of Object.values(compose.secrets ?? {})) {
      expect(told).toContain(file.replace('./', '> '))
    }
  })

  test('lets nothing but a proxy, or this machine alone, in', () => {
    const { duologue } = compose.services
    const open = (duologue?.ports ?? []).filter((one) => !one.startsWith('127.0.0.1:'))
    expect(open).toEqual([])
    for (const one of duologue?.ports ?? []) {
      expect(one.split(':').at(-1)).toBe(duologue?.environment?.PORT)
    }
  })
})

describe('the service and the proxies', () => {
  const unit = read('ops/duologue.service')
  const guide = read('docs/self-hosting.md')

  test('systemd gives it settings that there are, and as much memory as a container', () => {
    const given = [...unit.matchAll(/^Environment=(.+)$/gmu)].flatMap(([, list = '']) =>
      list.split(' ').map((one) => one.split('=')[0] ?? ''),
    )
    expect(given).toContain('NODE_ENV')
    expect(given.filter((name) => !isSetting(name) && !name.startsWith('MALLOC_'))).toEqual([])
    const { mem_limit: limit } = (parse(read('compose.yaml')) as Compose).services.duologue ?? {}
    expect(/^MemoryMax=(.+)$/mu.exec(unit)?.[1]?.toLowerCase()).toBe(limit)
  })

  test('it starts what the guide to hosting puts there', () => {
    const [, program = ''] = /^ExecStart=\S+ (\S+)$/mu.exec(unit) ?? []
    expect(program).toBe('/opt/duologue/server/main.js')
    expect(guide).toContain('npm run release -- --to /opt/duologue.new')
    expect(guide).toContain('mv /opt/duologue.new /opt/duologue')
    expect(guide).toContain('ops/duologue.service /etc/systemd/system/duologue.service')
  })

  test('both proxies ask the port that Duologue takes unless it is told another', () => {
    const port = /^#? ?PORT=(\d+)$/mu.exec(read('.env.example'))?.[1]
    expect(read('ops/Caddyfile')).toContain(`{$UPSTREAM:127.0.0.1:${port}}`)
    expect(read('ops/nginx.conf')).toContain(`server 127.0.0.1:${port};`)
  })

  test('Prometheus asks the port that the guide to hosting says', () => {
    const [, port] = /METRICS_PORT=(\d+)/u.exec(guide) ?? []
    const asked: { scrape_configs: { static_configs: { targets: string[] }[] }[] } = parse(
      read('ops/prometheus.yaml'),
    )
    expect(asked.scrape_configs[0]?.static_configs[0]?.targets).toEqual([`127.0.0.1:${port}`])
  })
})
