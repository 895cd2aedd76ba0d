import { expect, test } from 'vitest'
import { stringsIn, unsaid } from './shown-messages.ts'

const text = 'The lamp is off.'
const missing = (source: string, message: { text: string; title?: string } = { text }) =>
  unsaid([{ id: 'lamp', ...message }], [stringsIn('lamp.test.tsx', source)]).length === 1

test.each([
  ['the title of a test', `test('${text}', () => {})`],
  ['the title of a group', `describe('${text}', () => {})`],
  ['a title for many', `test.each([1, 2])('${text}', () => {})`],
  ['a title in pieces', "it.skipIf(isLate)('The lamp' + ' is off.', () => {})"],
  ['a comment', `// '${text}'\n/* "${text}" */`],
  ['a type', `let said: '${text}'`],
  ['an import', `import '${text}'`],
  ['a longer text', `say('${text} Please try again.')`],
  ['a piece of a longer text', `say('${text}' + ' Please try again.')`],
  ['half of it', "say('The lamp is')"],
])('%s does not say a message', (_, source) => {
  expect(missing(source)).toBe(true)
})

test.each([
  ['a string', `test('a lamp', () => say("${text}"))`],
  ['a table', `test.each([['off', '${text}']])('%s', () => {})`],
  ['pieces', "say('The lamp ' +\n'is off.')"],
  ['a template', `say(\`${text}\`)`],
  ['a regular expression', 'say(/^The lamp is off\\.$/)'],
  ['an attribute', `say(<Lamp label="${text}" />)`],
])('%s says it', (_, source) => {
  expect(missing(source)).toBe(false)
})

test.each([
  ['Welcome {username}', "say('Welcome Mina')", false],
  ['Welcome {username}', `say(\`Welcome \${user.name}\`)`, false],
  ['Welcome {username}', "say('Welcome to Duologue!')", true],
  ['Failed with {status}', "say('Failed with 503')", false],
  ['Failed with {status}', "say('Failed with pleasure')", true],
  ['Write to {supportEmail}', "say('Write to help@example.org')", false],
  ['Write to {supportEmail}', "say('Write to us')", true],
  ['HTTP {status}: {statusText}', "say('HTTP 503: Service Unavailable')", false],
  ['HTTP {status}: {statusText}', `say('HTTP 503: ${'x'.repeat(61)}')`, true],
])('%s in %s', (wanted, source, isMissing) => {
  expect(missing(source, { text: wanted })).toBe(isMissing)
})

test('a message with a title needs both in one file', () => {
  const message = { text, title: 'Error' }
  expect(missing(`say('Error', '${text}')`, message)).toBe(false)
  expect(missing(`say('${text}', new Error('Error: none'))`, message)).toBe(true)
  const files = [['Error'], [text]]
  expect(unsaid([{ id: 'lamp', ...message }], files)).toHaveLength(1)
})
