import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

describe('the settings', () => {
  test('nothing set: mail goes to the outbox, limits are on, no proxy is believed', () => {
    expect(readEnv({})).toMatchObject({
      smtpUrl: undefined,
      mailFrom: 'Duologue <no-reply@localhost>',
      registration: 'open',
      rateLimits: true,
      registerPerHour: 100,
      trustProxy: [],
    })
  })

  test('who may register is one of three words', () => {
    expect(readEnv({ REGISTRATION: 'invite' }).registration).toBe('invite')
    expect(() => readEnv({ REGISTRATION: 'friends' })).toThrow(
      'Please check the settings. REGISTRATION: has to be open, invite or closed',
    )
  })

  describe('R12 a model', () => {
    const model = { GUIDE_PROVIDER: 'openai-compatible', GUIDE_MODEL: 'small' }

    test('is none unless it is set', () => {
      expect(readEnv({ GUIDE_MODEL: 'small' }).model).toBeUndefined()
    })

    test('elsewhere is told by its host, and by Anthropic’s own without an address', () => {
      const GUIDE_BASE_URL = 'https://models.example.org/v1/'
      expect(readEnv({ ...model, GUIDE_BASE_URL }).model).toEqual({
        ...{ provider: 'openai-compatible', model: 'small', apiKey: undefined },
        ...{ baseUrl: 'https://models.example.org/v1', operator: 'models.example.org' },
      })
      expect(readEnv({ ...model, GUIDE_PROVIDER: 'anthropic' }).model).toMatchObject({
        baseUrl: 'https://api.anthropic.com/v1',
        operator: 'Anthropic (api.anthropic.com)',
      })
    })

    test('on this machine asks nobody only where the host says that it is theirs', () => {
      const GUIDE_BASE_URL = 'http://127.0.0.1:11434/v1'
      expect(readEnv({ ...model, GUIDE_BASE_URL }).model?.operator).toBe('127.0.0.1:11434')
      const own = { ...model, GUIDE_BASE_URL, GUIDE_ON_THIS_MACHINE: 'yes' }
      expect(readEnv(own).model?.operator).toBeNull()
    })

    test('that is the host’s own asks nobody, and has a name but no address', () => {
      const own = { GUIDE_PROVIDER: 'local', GUIDE_MODEL: 'qwen2.5-1.5b' }
      expect(readEnv(own).model).toEqual({
        provider: 'local',
        model: 'qwen2.5-1.5b',
        operator: null,
      })
      expect(() => readEnv({ GUIDE_PROVIDER: 'local' })).toThrow('GUIDE_MODEL: has to name')
      const GUIDE_BASE_URL = 'https://models.example.org/v1'
      expect(() => readEnv({ ...own, GUIDE_BASE_URL })).toThrow('a local model has no address')
    })

    test.each([
      [{ GUIDE_MODEL: '' }, 'GUIDE_MODEL: has to name the model.'],
      [{}, 'GUIDE_BASE_URL: has to say where the model is.'],
      [{ GUIDE_BASE_URL: 'http://models.example.org' }, 'GUIDE_BASE_URL: has to be https'],
      [
        { GUIDE_BASE_URL: 'https://models.example.org', GUIDE_ON_THIS_MACHINE: 'yes' },
        'GUIDE_ON_THIS_MACHINE: the address of GUIDE_BASE_URL is that of another machine.',
      ],
      [
        { GUIDE_BASE_URL: 'http://gpu-server:11434', GUIDE_ON_THIS_MACHINE: 'yes' },
        'GUIDE_ON_THIS_MACHINE: the address of GUIDE_BASE_URL is that of another machine.',
      ],
      [
        { GUIDE_BASE_URL: 'http://192.168.1.4:11434', GUIDE_ON_THIS_MACHINE: 'yes' },
        'GUIDE_ON_THIS_MACHINE: the address of GUIDE_BASE_URL is that of another machine.',
      ],
    ])('with %j is refused at the start', (settings, sentence) => {
      expect(() => readEnv({ ...model, ...settings })).toThrow(sentence)
    })
  })

  test('R14 a server behind https lets five couples an hour register, unless told otherwise', () => {
    const PUBLIC_URL = 'https://duologue.example/'
    expect(readEnv({ PUBLIC_URL })).toMatchObject({
      registerPerHour: 5,
      mailFrom: 'Duologue <no-reply@duologue.example>',
    })
    expect(readEnv({ PUBLIC_URL, REGISTER_LIMIT: '50' }).registerPerHour).toBe(50)
  })

  describe('whoever the legal texts speak for', () => {
    const LEGAL_NAME = 'Anna Beispiel & friends'
    test('is nobody unless named, and goes by the law of their country unless told', () => {
      expect(readEnv({}).legalHost).toBeNull()
      expect(readEnv({ LEGAL_NAME, LEGAL_COUNTRY: ' Germany ' }).legalHost).toEqual({
        ...{ name: LEGAL_NAME, address: null, country: 'Germany', law: 'Germany' },
      })
      const all = { LEGAL_NAME, LEGAL_ADDRESS: 'Am Ring 1, Köln', LEGAL_COUNTRY: 'Germany' }
      expect(readEnv({ ...all, LEGAL_LAW: 'Bavaria' }).legalHost).toEqual({
        ...{ name: LEGAL_NAME, address: 'Am Ring 1, Köln', country: 'Germany', law: 'Bavaria' },
      })
    })

    test.each([
      [{ LEGAL_COUNTRY: 'Germany' }, 'LEGAL_NAME: has to say who runs this server'],
      [{ LEGAL_NAME: ' ', LEGAL_LAW: 'Bavaria' }, 'LEGAL_NAME: has to say who runs this server'],
      [{ LEGAL_NAME }, 'LEGAL_COUNTRY: has to name the country'],
      [{ LEGAL_NAME: 'a'.repeat(101) }, 'LEGAL_NAME: has to be at most 100 characters long'],
      [{ LEGAL_NAME: '12 - 3' }, 'LEGAL_NAME: has to hold at least one letter'],
      [{ LEGAL_NAME: 'Anna\nBeispiel' }, 'LEGAL_NAME: has to be one line of visible text'],
      [{ LEGAL_NAME: 'Anna \u202Eleipsieb' }, 'LEGAL_NAME: has to be one line of visible text'],
      [{ LEGAL_NAME: '<b>Anna</b>' }, 'LEGAL_NAME: has to do without <'],
      [{ LEGAL_NAME: '{supportEmail}' }, 'LEGAL_NAME: has to do without <'],
      [{ LEGAL_NAME, LEGAL_COUNTRY: '{law}' }, 'LEGAL_COUNTRY: has to do without <'],
    ])('%j is refused by its name', (settings, sentence) => {
      expect(() => readEnv(settings)).toThrow(`Please check the settings. ${sentence}`)
    })
  })

  describe('the apps that invitations open', () => {
    const fingerprint = Array.from({ length: 32 }, () => 'A1').join(':')

    test('are none, or those that are named', () => {
      expect(readEnv({}).appLinks).toEqual({ appleAppId: undefined, android: undefined })
      const settings = {
        APPLE_APP_ID: 'A1B2C3D4E5.org.example.us',
        ANDROID_FINGERPRINTS: ` ${fingerprint}, ${fingerprint} `,
      }
      expect(readEnv(settings).appLinks).toEqual({
        appleAppId: 'A1B2C3D4E5.org.example.us',
        android: { appId: 'app.duologue', fingerprints: [fingerprint, fingerprint] },
      })
    })

    test.each([
      [{ APPLE_APP_ID: 'app.duologue' }, 'APPLE_APP_ID: has to be a team and an app'],
      [{ ANDROID_APP_ID: 'duologue' }, 'ANDROID_APP_ID: has to be the id of an app'],
      [{ ANDROID_FINGERPRINTS: 'A1:B2' }, 'ANDROID_FINGERPRINTS: has to be SHA-256'],
    ])('%j is refused by its name', (settings, sentence) => {
      expect(() => readEnv(settings)).toThrow(`Please check the settings. ${sentence}`)
    })
  })

  test.each([
    ['PORT', ['eighty', ' ', '65536', '-1', '3e3']],
    [
      'PUBLIC_URL',
      ['ftp://a.example', 'a.example', 'https://a.example/sub/path', 'https://u@a.example'],
    ],
    ['DATABASE_URL', ['mysql://a/b']],
    ['SMTP_URL', ['smtp://', 'smtp://user:p#ss@host', 'mail.example.org']],
    ['SECRET_KEY', ['short', ' '.repeat(40)]],
    ['SUPPORT_EMAIL', ['help']],
    ['RATE_LIMITS', ['no']],
    ['REGISTER_LIMIT', ['0', 'many']],
    [
      'TRUST_PROXY',
      [
        ...['yes', '10.0.0.0/33', 'loopback,proxy', '1.2.3.4/', '0.0.0.0/0', '::/0', '10.0.0.0/00'],
        ...['10.0.0.0/0.0.0.0', '10.0.0.0/255.0.255.0', 'fe80::1/ffff::'],
      ],
    ],
    ['METRICS_PORT', ['3000', 'x']],
    ['DRAIN_SECONDS', ['61']],
    ['WARM_UP', ['true']],
    ['LOG_LEVEL', ['debug']],
    ['GUIDE_PROVIDER', ['openai']],
  ])('%s that is wrong is named, with what it has to be: %j', (name, values) => {
    for (const value of values) {
      const said = () => readEnv({ [name]: value })
      expect(said, value).toThrow(new RegExp(`^Please check the settings. ${name}: has to be `))
      expect(said, value).not.toThrow(/Invalid|has to be .*has to be/)
    }
  })

  test('a # in a password is told how to be written', () => {
    expect(() => readEnv({ SMTP_URL: 'smtp://user:p#ss@host' })).toThrow('%23')
  })

  test('what is right is taken', () => {
    const TRUST_PROXY = '10.0.0.2, 192.168.0.0/16,loopback,fd00::/8,10.1.0.0/255.255.0.0'
    const settings = { TRUST_PROXY, PUBLIC_URL: 'https://a.example:8443/', PORT: '0' }
    expect(readEnv({ ...settings, SMTP_URL: 'smtp://u:p%23ss@host' })).toMatchObject({
      ...{ port: 0, publicUrl: 'https://a.example:8443', smtpUrl: 'smtp://u:p%23ss@host' },
      trustProxy: ['10.0.0.2', '192.168.0.0/16', 'loopback', 'fd00::/8', '10.1.0.0/255.255.0.0'],
    })
  })

  test.each([
    'hello@example.org',
    'no-reply@localhost',
    'Duologue <hello@example.org>',
    '"Mina, Jonas" <hello@example.org>',
    '<hello@example.org>',
  ])('mails come from %s', (MAIL_FROM) => {
    expect(readEnv({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM)
  })

  test.each([
    'Duologue',
    'not an address',
    '<',
    'Duologue <>',
    'Duologue <hello>',
    'a@b.c\r\nBcc: evil@x.y',
    'Duo\nlogue <a@b.c>',
    'a@b.c, d@e.f',
    'evil@x.y <a@b.c>',
    'a@b.c <d@e.f> <g@h.i>',
  ])('mails cannot come from %j', (MAIL_FROM) => {
    expect(() => readEnv({ MAIL_FROM })).toThrow('MAIL_FROM: has to be one address')
  })

  test('takes what is set, and an empty line for nothing', () => {
    const settings = {
      SMTP_URL: 'smtps://user:secret@mail.example:465',
      MAIL_FROM: 'Us <us@example.org>',
      RATE_LIMITS: 'off',
      REGISTER_LIMIT: '',
      TRUST_PROXY: ' 10.0.0.2, 192.168.0.0/16,loopback,',
    }
    expect(readEnv(settings)).toMatchObject({
      smtpUrl: settings.SMTP_URL,
      mailFrom: settings.MAIL_FROM,
      rateLimits: false,
      registerPerHour: 100,
      trustProxy: ['10.0.0.2', '192.168.0.0/16', 'loopback'],
    })
  })

  test.each([
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['RATE_LIMITS', 'no'],
    ['REGISTER_LIMIT', '0'],
    ['REGISTER_LIMIT', 'many'],
  ])('%s=%s is refused by its name', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(`Please check the settings. ${name}`)
  })

  test('any of them may lie in a file, as secrets do', () => {
    const folder = mkdtempSync(join(tmpdir(), 'duologue-settings-'))
    const file = join(folder, 'secret-key')
    writeFileSync(file, `${'k'.repeat(40)}\n`)
    try {
      expect(readEnv({ SECRET_KEY_FILE: file }).secretKey).toBe('k'.repeat(40))
      expect(readEnv({ SECRET_KEY_FILE: '' }).secretKey).toBeUndefined()
      expect(() => readEnv({ SECRET_KEY_FILE: file, SECRET_KEY: 'k'.repeat(40) })).toThrow(
        'SECRET_KEY and SECRET_KEY_FILE: one of the two.',
      )
      writeFileSync(file, 'short')
      expect(() => readEnv({ SECRET_KEY_FILE: file })).toThrow('SECRET_KEY: has to be at least 32')
    } finally {
      rmSync(folder, { recursive: true })
    }
    expect(() => readEnv({ SMTP_URL_FILE: file })).toThrow(
      `SMTP_URL_FILE: there is no file ${file} to be read.`,
    )
  })
})
