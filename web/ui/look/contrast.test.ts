import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Scheme = Record<string, string>

const source = readFileSync(join(import.meta.dirname, '..', '..', 'styles.css'), 'utf8')
const [light, dark] = [...source.matchAll(/:root \{([^}]*)\}/g)].map(([, block = '']) =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  ),
)

const text = [
  ...['ink', 'muted', 'accent-ink', 'danger-ink'].flatMap((ink) =>
    ['paper', 'surface', 'sunken'].map((ground) => [ink, ground]),
  ),
  ...['question', 'own', 'partner', 'insight', 'neutral', 'selected', 'done', 'danger'].map(
    (role) => [`${role}-ink`, role],
  ),
  ...['question', 'own', 'partner', 'insight', 'done', 'neutral'].map((role) => ['ink', role]),
  ...['own-name', 'partner-name'].flatMap((name) =>
    ['paper', 'surface', 'insight'].map((ground) => [name, ground]),
  ),
  ['ink', 'raised'],
  ['muted', 'raised'],
  ['accent-ink', 'raised'],
  ['danger-ink', 'raised'],
  ['accent-ink', 'insight'],
  ['accent-ink', 'neutral'],
  ['on-button', 'button'],
  ['on-lamp', 'lamp'],
  ['ink', 'danger'],
  ['on-button', 'button-hover'],
  ['on-danger-button', 'danger-button'],
  ['on-danger-button', 'danger-button-hover'],
  ['on-toast', 'toast'],
  ['on-failed-toast', 'failed-toast'],
  ['ink', 'question-line'],
  ['ink', 'hairline'],
  ['muted', 'hairline'],
  ['done-ink', 'surface'],
  ['done-ink', 'selected'],
]

const shapes = [
  ...['edge', 'focus', 'selected-line', 'done-line', 'danger-line', 'accent-ink', 'button'].flatMap(
    (line) => ['paper', 'surface'].map((ground) => [line, ground]),
  ),
  ...['question', 'own', 'partner', 'insight', 'neutral', 'done', 'sunken', 'raised'].map(
    (ground) => ['focus', ground],
  ),
  ...['progress-own', 'progress-partner'].flatMap((filled) =>
    ['surface', 'selected', 'done'].map((ground) => [filled, ground]),
  ),
  ['selected-line', 'selected'],
  ['done-line', 'done'],
  ['surface', 'done-line'],
  ['accent-ink', 'hairline'],
  ['accent', 'paper'],
  ['accent', 'surface'],
  ['edge', 'sunken'],
  ['edge', 'sunken'],
  ['field-line', 'paper'],
  ['field-line', 'surface'],
]

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(scheme: Scheme, front: string, ground: string) {
  const colours = [scheme[front], scheme[ground]]
  const [a = 0, b = 0] = colours.map((colour) =>
    luminance(colour ?? `no colour for ${front}, ${ground}`),
  )
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function tooFaint(scheme: Scheme, pairs: string[][], least: number) {
  return pairs.flatMap(([front = '', ground = '']) => {
    const ratio = contrast(scheme, front, ground)
    return ratio >= least ? [] : [`${front} on ${ground}: ${ratio.toFixed(2)}`]
  })
}

test('both schemes name the same colours', () => {
  expect(Object.keys(light ?? {}).length).toBeGreaterThan(40)
  expect(Object.keys(dark ?? {})).toEqual(Object.keys(light ?? {}))
})

test('the measure is right: black on white is 21 to 1', () => {
  expect(contrast({ a: '#000000', b: '#ffffff' }, 'a', 'b')).toBeCloseTo(21, 5)
  expect(contrast({ a: '#777777', b: '#ffffff' }, 'a', 'b')).toBeCloseTo(4.48, 2)
})

test.each([
  ['light', light],
  ['dark', dark],
])('every pair is readable in the %s scheme', (_name, scheme = {}) => {
  expect(tooFaint(scheme, text, 4.5)).toEqual([])
  expect(tooFaint(scheme, shapes, 3)).toEqual([])
})

test('the brand teal is the one of the mark', () => {
  expect(light?.accent).toBe('#009688')
  expect(light?.['mark-shared']).toBe('#009688')
})
