import { describe, expect, test } from 'vitest'
import {
  callHref,
  type HelpCountry,
  type HelpLine,
  helpCountries,
  helpElsewhere,
  helpLines,
  linesIn,
  missingSubjects,
  textHref,
} from './help-lines.ts'
import { countryOfTimeZone } from './help-lines-zones.ts'

const day = 86_400_000
const oldest = 365

/** The names of the lines that nobody has looked at for too long. */
const staleOn = (now: Date, lines: readonly HelpLine[] = helpLines): string[] =>
  lines
    .filter(({ verifiedOn }) => now.getTime() - Date.parse(verifiedOn) > oldest * day)
    .map(({ country, name }) => `${country} ${name}`)

const digitsOf = (text: string): string => text.replace(/\D/g, '')

describe('the lines of a country', () => {
  const countries = Object.keys(helpCountries) as HelpCountry[]

  test.each(countries)(
    'begin with the emergency numbers and one of each other kind in %s, and none is left out',
    (country) => {
      const shown = linesIn(country)
      const all = helpLines.filter((line) => line.country === country)
      expect(new Set(shown)).toEqual(new Set(all))
      expect(shown).toHaveLength(all.length)
      const urgent = shown.filter(({ about }) => about.includes('danger'))
      expect(shown.slice(0, urgent.length)).toEqual(urgent)
      const kinds = ['crisis', 'partner violence'] as const
      const there = kinds.filter((kind) => all.some(({ about }) => about.includes(kind)))
      const firstOf = (kind: (typeof kinds)[number]) =>
        shown.findIndex(({ about }) => about.includes(kind))
      expect(there.map(firstOf)).toEqual(there.map((_, index) => urgent.length + index))
    },
  )

  test('in Germany, who thinks of ending their life finds theirs right after the emergency numbers', () => {
    expect(linesIn('DE').map(({ name }) => name)).toEqual([
      'Police',
      'Ambulance or fire',
      'TelefonSeelsorge',
      'Hilfetelefon Gewalt gegen Frauen',
      'Hilfetelefon Gewalt an Männern',
      'Nummer gegen Kummer',
    ])
  })

  test('for a whole country come before those for a part of it', () => {
    const shown = linesIn('CA')
    expect(shown[1]?.name).toBe('9-8-8 Suicide Crisis Helpline')
    expect(shown[2]?.region).toBe('Ontario')
  })
})

describe('every help line', () => {
  test('was looked at within a year', () => {
    expect(staleOn(new Date())).toEqual([])
  })

  test('is found when it was not', () => {
    const [first] = helpLines
    if (first === undefined) throw new Error('There are no help lines.')
    const now = new Date('2030-01-02')
    expect(staleOn(now, [{ ...first, verifiedOn: '2029-01-01' }])).toHaveLength(1)
    expect(staleOn(now, [{ ...first, verifiedOn: '2029-01-02' }])).toEqual([])
  })

  test.each(helpLines.map((line) => [`${line.country} ${line.name}`, line] as const))(
    '%s is in form',
    (_name, { call, text, textWord, about, source, verifiedOn, hours, note }) => {
      expect(call ?? text).toBeDefined()
      for (const shown of [call, text]) if (shown) expect(shown).toMatch(/^\d[\d -]*\d$/)
      if (call) expect(callHref(call)).toBe(`tel:${digitsOf(call)}`)
      if (text) expect(textHref(text)).toBe(`sms:${digitsOf(text)}`)
      if (textWord) expect(text).toBeDefined()
      expect(about.length).toBeGreaterThan(0)
      expect(new URL(source).protocol).toMatch(/^https?:$/)
      expect(verifiedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(new Date(verifiedOn).toISOString()).toContain(verifiedOn)
      expect(Date.parse(verifiedOn)).toBeLessThanOrEqual(Date.now() + day)
      for (const words of [hours, note]) if (words) expect(words.trim()).toBe(words)
    },
  )

  test('stands once, by its name and its number', () => {
    const names = helpLines.map(({ country, name }) => `${country} ${name}`)
    expect(new Set(names).size).toBe(names.length)
    const numbers = helpLines.map(({ country, call = '' }) => `${country} ${digitsOf(call)}`)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('comes in every country after those for danger, of which the police are the first', () => {
    for (const country of Object.keys(helpCountries)) {
      const lines = helpLines.filter((line) => line.country === country)
      const urgent = lines.filter(({ about }) => about.includes('danger'))
      expect(lines.slice(0, urgent.length)).toEqual(urgent)
      expect(urgent[0]?.name).toMatch(/police|gardaí/i)
      for (const { about, call } of urgent) {
        expect(about).toEqual(['danger'])
        expect(call).toMatch(/^\d{3,5}$/)
      }
      expect(lines.length).toBeGreaterThan(urgent.length)
    }
  })

  test('is there in every country for every worry, or it is known where none was found', () => {
    const missing = Object.keys(helpCountries).flatMap((country) =>
      missingSubjects(country as HelpCountry).map((subject) => `${country} ${subject}`),
    )
    expect(missing).toEqual([
      ...['CA partner violence', 'CA own behaviour', 'CA sexual harm'],
      ...['ZA', 'IN', 'DE', 'ES'].map((country) => `${country} own behaviour`),
    ])
  })

  test('is added to by one page for all other countries', () => {
    expect(new URL(helpElsewhere.href).hostname).toBe(helpElsewhere.name)
  })
})

test('a word to text goes along', () => {
  expect(textHref('88788', 'START')).toBe('sms:88788?body=START')
})

describe('the country of a time zone', () => {
  const places: readonly (readonly [HelpCountry, readonly string[]])[] = [
    ['NZ', ['Pacific/Auckland', 'Pacific/Chatham', 'NZ']],
    ['AU', ['Australia/Sydney', 'Australia/Lord_Howe', 'Australia/ACT', 'Antarctica/Macquarie']],
    ['GB', ['Europe/London', 'Europe/Jersey', 'Europe/Belfast', 'GB']],
    ['IE', ['Europe/Dublin', 'Eire']],
    ['US', ['America/New_York', 'America/Indiana/Knox', 'Pacific/Honolulu', 'US/Pacific']],
    ['CA', ['America/Toronto', 'America/St_Johns', 'America/Iqaluit', 'Canada/Yukon']],
    ['ZA', ['Africa/Johannesburg']],
    ['IN', ['Asia/Kolkata', 'Asia/Calcutta']],
    ['DE', ['Europe/Berlin', 'Europe/Busingen']],
    ['FR', ['Europe/Paris', 'Indian/Reunion']],
    ['ES', ['Europe/Madrid', 'Atlantic/Canary']],
  ]
  test.each(places)('%s', (country, zones) => {
    expect(zones.map(countryOfTimeZone)).toEqual(zones.map(() => country))
  })

  test('is not guessed', () => {
    for (const zone of [
      '',
      'UTC',
      'Europe/Vienna',
      'America/Mexico_City',
      'Pacific/Fiji',
      'NZ-X',
    ]) {
      expect(countryOfTimeZone(zone)).toBeNull()
    }
  })

  test('is known for every zone that this engine knows under a prefix of one country', () => {
    const known = Intl.supportedValuesOf('timeZone')
    for (const [prefix, country] of [
      ['Australia/', 'AU'],
      ['America/Indiana/', 'US'],
      ['America/North_Dakota/', 'US'],
    ] as const) {
      const zones = known.filter((zone) => zone.startsWith(prefix))
      expect(zones.length).toBeGreaterThan(1)
      expect(zones.map(countryOfTimeZone)).toEqual(zones.map(() => country))
    }
  })
})
