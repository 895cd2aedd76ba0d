import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { type RegistrationMode, registrationModes } from '#contract/accounts.ts'
import type { LegalHost } from '#contract/forms.ts'
import { distanceOf } from '#server/drivers/distance.ts'
import { isSender } from '#server/drivers/mail/sender.ts'
import type { ModelSettings } from '#server/drivers/model/model.ts'
import { providerName } from '#server/drivers/model/model-address.ts'
import type { AppLinks } from '#server/http/app-links.ts'
import {
  address,
  databaseAddress,
  isProxy,
  mailAddress,
  oneOf,
  Port,
  PublicUrl,
  proxiesOf,
  SecretKey,
  whole,
} from './kinds-of-settings.ts'
import { LegalSettings, legalHostOf } from './legal-host.ts'
import { withSettingsInFiles } from './settings-in-files.ts'

const Env = z.object({
  PORT: z._default(Port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  PUBLIC_URL: z.optional(PublicUrl),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/, error: databaseAddress })),
  SECRET_KEY: SecretKey,
  NEW_SECRET_KEY: SecretKey,
  BACKUP_DIR: z.optional(z.string()),
  SMTP_URL: z.optional(address(/^smtps?$/, mailAddress)),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.refine(
          isSender,
          'has to be one address, or a name and an address: Duologue <hello@example.org>',
        ),
      ),
  ),
  SUPPORT_EMAIL: z.optional(z.email('has to be one address: help@example.org')),
  ...LegalSettings,
  REGISTRATION: z._default(oneOf(registrationModes), 'open'),
  RATE_LIMITS: z._default(oneOf(['on', 'off']), 'on'),
  REGISTER_LIMIT: z.optional(whole(1, 1_000_000, 'has to be a number from 1 on')),
  TRUST_PROXY: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => proxiesOf(text).every(isProxy),
          'has to be addresses or networks with commas between them, such as 10.0.0.2,192.168.0.0/16, or loopback; not every address there is',
        ),
      ),
    '',
  ),
  GUIDE_PROVIDER: z.optional(oneOf(['local', 'openai-compatible', 'anthropic'])),
  GUIDE_MODEL: z.optional(z.string()),
  GUIDE_BASE_URL: z.optional(
    address(/^https?$/, 'has to be an address such as http://127.0.0.1:11434/v1'),
  ),
  GUIDE_API_KEY: z.optional(z.string()),
  GUIDE_ON_THIS_MACHINE: z._default(oneOf(['yes', 'no']), 'no'),
  APPLE_APP_ID: z.optional(
    z
      .string()
      .check(
        z.regex(/^[A-Z\d]{10}(\.[\w-]+)+$/, 'has to be a team and an app: A1B2C3D4E5.app.duologue'),
      ),
  ),
  ANDROID_APP_ID: z._default(
    z.string().check(z.regex(/^\w+(\.\w+)+$/, 'has to be the id of an app: app.duologue')),
    'app.duologue',
  ),
  ANDROID_FINGERPRINTS: z._default(z.string(), ''),
  METRICS_PORT: z.optional(Port),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  DRAIN_SECONDS: z._default(whole(0, 60, 'has to be a number from 0 to 60'), 0),
  WARM_UP: z._default(oneOf(['yes', 'no']), 'yes'),
  LOG_LEVEL: z._default(oneOf(['silent', 'error', 'warn', 'info']), 'info'),
})

/** A model over HTTP, or one that `npm run guide:install` brought to this machine. */
export type ModelChoice =
  | (ModelSettings & { operator: string | null })
  | { provider: 'local'; model: string; operator: null }

export type Env = {
  port: number
  host: string
  /** Absolute path of the folder that holds the database, the key and the outbox. */
  dataDir: string
  /** Origin under which people reach this server, without a trailing slash. */
  publicUrl: string
  databaseUrl: string | undefined
  secretKey: string | undefined
  /** The key that `npm run rotate-key` goes over to; a server that runs makes nothing of it. */
  nextSecretKey: string | undefined
  /** Absolute path of the folder that gets a backup every day; undefined for none. */
  backupDir: string | undefined
  /** Without one, mails are written to the outbox. */
  smtpUrl: string | undefined
  /** As a mail shows it: `Duologue <hello@example.org>`. */
  mailFrom: string
  /** Whom people can write to, and who gets what they send by the forms. */
  supportEmail: string | undefined
  /** Whom the legal texts speak for; null for the company that publishes Duologue. */
  legalHost: LegalHost | null
  /** Who may register. */
  registration: RegistrationMode
  rateLimits: boolean
  /** How many couples may register from one address in an hour. */
  registerPerHour: number
  /** Addresses and networks of the proxies that may say where a request came from. */
  trustProxy: string[]
  /** The model that writes insights, and who runs it: null where no answer leaves the machine (R12). */
  model: ModelChoice | undefined
  /** The apps that invitations to this server open. */
  appLinks: AppLinks
  /** Where a monitor reads metrics; undefined where nothing is counted. */
  metrics: { port: number; host: string } | undefined
  /** How long a server that was asked to stop goes on while it is not ready any more. */
  drainMs: number
  /** Whether what reads texts is loaded soon after the start, and not when somebody first needs it. */
  warmUp: boolean
  logLevel: 'silent' | 'error' | 'warn' | 'info'
}

/** A server behind https is one that strangers reach; on a machine of one's own people try things. */
const registerLimits = { public: 5, local: 100 }

const wrong = (sentences: string): Error => new Error(`Please check the settings. ${sentences}`)

const anthropicUrl = 'https://api.anthropic.com/v1'

function modelOf(data: z.infer<typeof Env>): Env['model'] {
  const { GUIDE_PROVIDER: provider, GUIDE_MODEL: model, GUIDE_API_KEY: apiKey } = data
  if (provider === undefined) return undefined
  if (provider === 'local') {
    if (model === undefined) throw wrong('GUIDE_MODEL: has to name a model that is installed.')
    if (data.GUIDE_BASE_URL !== undefined) {
      throw wrong('GUIDE_BASE_URL: a local model has no address. Leave it empty.')
    }
    return { provider, model, operator: null }
  }
  const given = data.GUIDE_BASE_URL ?? (provider === 'anthropic' ? anthropicUrl : undefined)
  if (model === undefined) throw wrong('GUIDE_MODEL: has to name the model.')
  if (given === undefined) throw wrong('GUIDE_BASE_URL: has to say where the model is.')
  const baseUrl = given.replace(/\/+$/, '')
  const distance = distanceOf(baseUrl)
  if (distance === 'away' && !baseUrl.startsWith('https:')) {
    throw wrong('GUIDE_BASE_URL: has to be https, since answers travel there.')
  }
  const isHere = data.GUIDE_ON_THIS_MACHINE === 'yes'
  if (isHere && distance !== 'here') {
    throw wrong('GUIDE_ON_THIS_MACHINE: the address of GUIDE_BASE_URL is that of another machine.')
  }
  return { provider, model, baseUrl, apiKey, operator: isHere ? null : providerName({ baseUrl }) }
}

const fingerprint = /^([\dA-F]{2}:){31}[\dA-F]{2}$/

function appLinksOf(data: z.infer<typeof Env>): AppLinks {
  const fingerprints = data.ANDROID_FINGERPRINTS.split(',').flatMap((one) => one.trim() || [])
  if (fingerprints.some((one) => !fingerprint.test(one))) {
    throw wrong('ANDROID_FINGERPRINTS: has to be SHA-256 fingerprints: 32 pairs such as AB:CD:…')
  }
  const android = { appId: data.ANDROID_APP_ID, fingerprints }
  return { appleAppId: data.APPLE_APP_ID, android: fingerprints.length > 0 ? android : undefined }
}

export const settingNames = Object.keys(Env.shape)

/** Reads the settings that `.env.example` documents; throws one sentence naming each that is wrong. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const given = withSettingsInFiles(set, settingNames)
  const { success, data, error } = z.safeParse(Env, given)
  if (!success) {
    const issues = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw wrong([...new Set(issues)].join('; '))
  }
  if (data.METRICS_PORT === data.PORT && data.PORT !== 0) {
    throw wrong('METRICS_PORT: has to be another port than PORT.')
  }
  const publicUrl = new URL(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`)
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    publicUrl: publicUrl.origin,
    databaseUrl: data.DATABASE_URL,
    secretKey: data.SECRET_KEY,
    nextSecretKey: data.NEW_SECRET_KEY,
    backupDir: data.BACKUP_DIR && resolve(data.BACKUP_DIR),
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `Duologue <no-reply@${publicUrl.hostname}>`,
    supportEmail: data.SUPPORT_EMAIL,
    legalHost: legalHostOf(data, wrong),
    registration: data.REGISTRATION,
    rateLimits: data.RATE_LIMITS === 'on',
    registerPerHour:
      data.REGISTER_LIMIT ?? registerLimits[publicUrl.protocol === 'https:' ? 'public' : 'local'],
    trustProxy: proxiesOf(data.TRUST_PROXY),
    model: modelOf(data),
    appLinks: appLinksOf(data),
    metrics:
      data.METRICS_PORT === undefined
        ? undefined
        : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    drainMs: data.DRAIN_SECONDS * 1000,
    warmUp: data.WARM_UP === 'yes',
    logLevel: data.LOG_LEVEL,
  }
}
