import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { isProxy, proxiesOf } from '#server/kinds-of-settings.ts'

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
  healthcheck?: { test: string[] }
  logging?: { options?: Record<string, string> }
}
type Network = { ipam?: { config: { subnet: string; gateway?: string }[] } }
type Compose = {
  services: Record<string, Service>
  volumes?: object
  networks?: Record<string, Network>
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

describe('every compose file', () => {
  const guide = read('docs/self-hosting.md')
  const composeOf = (path: string): Compose => parse(read(path))
  const subnetsOf = (network: Network | undefined) => network?.ipam?.config ?? []

  test.each(['compose.yaml', 'compose.postgres.yaml', 'compose.ollama.yaml'])(
    '%s asks as the image does whether the server is well, and bounds each log',
    (path) => {
      const { services } = composeOf(path)
      const [, asked = ''] = /^HEALTHCHECK .* CMD (.*)$/mu.exec(read('Containerfile')) ?? []
      expect(services.duologue?.healthcheck?.test).toEqual(['CMD', ...JSON.parse(asked)])
      for (const { logging } of Object.values(services)) {
        expect(logging?.options).toMatchObject({ 'max-size': '10m', 'max-file': '3' })
      }
    },
  )

  test('a command in a container names others as they are typed there', () => {
    expect(read('Containerfile')).toMatch(/^ENV CALLED_AS=node$/mu)
    expect(guide).toContain('docker compose exec duologue node server/inbox.js')
  })

  test('a proxy on the machine comes from where the guide to hosting says', () => {
    for (const path of ['compose.yaml', 'compose.ollama.yaml']) {
      const [subnet] = subnetsOf(composeOf(path).networks?.default)
      expect(guide).toContain(`TRUST_PROXY=${subnet?.gateway}`)
      expect(guide).toContain(`${subnet?.subnet} in use`)
    }
  })

  test('the proxy in a container is believed, whichever of its addresses it comes from', () => {
    const { services, networks } = composeOf('compose.postgres.yaml')
    const believed = proxiesOf(services.duologue?.environment?.TRUST_PROXY ?? '')
    expect(believed).toEqual(subnetsOf(networks?.front).map(({ subnet }) => subnet))
    expect(believed.filter((one) => !isProxy(one))).toEqual([])
  })

  test('is started first as the guide has it, with the image built from the files that are there', () => {
    expect(guide).toContain('docker compose up -d --build\n')
    for (const path of ['compose.yaml', 'compose.postgres.yaml', 'compose.ollama.yaml']) {
      expect(read(path)).toMatch(/^# {3}docker compose up -d --build$/mu)
    }
  })

  test('no command of the guide means another one than .env names', () => {
    expect(guide).not.toMatch(/docker compose -f/u)
    for (const path of ['compose.postgres.yaml', 'compose.ollama.yaml']) {
      expect(guide).toContain(`echo COMPOSE_FILE=${path} >> .env`)
      expect(read(path)).toContain(`echo COMPOSE_FILE=${path} >> .env `)
    }
    expect(read('.gitignore').split('\n')).toEqual(
      expect.arrayContaining(['compose.override.yaml', 'backups/', 'secret.key*']),
    )
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
    const [, program = ''] = /^ExecStart=\S+(?: --\S+)* (\S+)$/mu.exec(unit) ?? []
    expect(program).toBe('/opt/duologue/server/main.js')
    expect(guide).toContain('npm run release -- --to /opt/duologue.new')
    expect(guide).toContain('mv /opt/duologue.new /opt/duologue')
    expect(guide).toContain('ops/duologue.service /etc/systemd/system/duologue.service')
  })

  test('the unit lets it listen everywhere, and start while the disk of its backups is away', () => {
    expect(/^RestrictAddressFamilies=(.*)$/mu.exec(unit)?.[1]?.split(' ')).toContain('AF_NETLINK')
    expect(guide).toContain('ReadWritePaths=-/')
    expect(read('.env.example')).toMatch(/^BACKUP_DIR=$/mu)
  })

  test('neither proxy logs an address, a link or a header, whatever goes wrong', () => {
    const caddy = read('ops/Caddyfile')
    const logs = [...caddy.matchAll(/^(\t+)log \{$.*?^\1\}$/gmsu)].map(([log]) => log)
    expect(logs).toHaveLength(2)
    for (const part of ['uri', 'headers', 'remote_ip', 'remote_port', 'client_ip']) {
      for (const log of logs) expect(log).toContain(`request>${part} delete`)
    }
    const nginx = read('ops/nginx.conf')
    const [, format = ''] = /^log_format \w+ '(.*)';$/mu.exec(nginx) ?? []
    expect([...format.matchAll(/\$\w+/gu)].map(String)).toEqual([
      ...['$time_iso8601', '$request_method', '$status', '$body_bytes_sent', '$request_time'],
    ])
    expect(nginx.match(/^ {4}access_log \S+ without_address;$/gmu)).toHaveLength(2)
    expect(nginx.match(/^ {4}error_log \S+ emerg;$/gmu)).toHaveLength(2)
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

  test('the Alertmanager of the guide to hosting wakes somebody whom its file names', () => {
    const { route, receivers }: { route: { receiver: string }; receivers: { name: string }[] } =
      parse(read('ops/alertmanager.yaml'))
    expect(receivers.map(({ name }) => name)).toEqual([route.receiver])
    expect(guide).toContain('ops/alertmanager.yaml /etc/prometheus/alertmanager.yml')
  })

  test('a trial restore goes where git does not see it', () => {
    const [, folder] = /restore -- --from FILE --into \.\/(\w+) --key/u.exec(guide) ?? []
    expect(guide).toContain(`DATA_DIR=./${folder} DATABASE_URL= `)
    expect(read('.gitignore').split('\n')).toContain(`${folder}/`)
  })
})
