import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

describe('the settings', () => {
  test('nothing set: mail goes to the outbox, limits are on, no proxy is believed', () => {
    expect(readEnv({})).toMatchObject({
      smtpUrl: undefined,
      mailFrom: 'Duologue <no-reply@localhost>',
      rateLimits: true,
      registerPerHour: 100,
      trustProxy: [],
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
})
