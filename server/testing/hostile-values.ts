import fc from 'fast-check'

/** Texts that break what was not made for them. Databases take NUL and half surrogates worst. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('\0', 'a\0b', '\ud800', 'x\udfff'),
  fc.constantFrom(
    ...['', ' ', '\u202eabc', '\u2028', '\ufeffx', '\r\nBcc: a@b.c'],
    ...['__proto__', 'constructor', 'toString', '../../etc/passwd', "' or 1=1; --", '%00', '<b>&'],
    ...['0', '-1', '1e999', '2147483648', '9007199254740993', '0x1f', 'NaN', 'null', 'true'],
    ...['👩‍👩‍👧‍👦'.repeat(13), '🇳🇿'.repeat(200), 'ﷺ'.repeat(300), 'İ'.repeat(254), ' '.repeat(300)],
    ...['x'.repeat(129), 'x'.repeat(2_001), 'x'.repeat(10_001), '9'.repeat(400)],
    ...[`e${'\u0301'.repeat(300)}`, `e${'\u0301'.repeat(9_000)}`, `a${'\u0301'.repeat(60)}@b.co`],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

const nested = (depth: number): unknown => {
  let value: unknown = null
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { value }
  return value
}

/** An object whose own property is `__proto__`, as JSON can hold one. */
const polluting: unknown = JSON.parse(
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
)

/** Any JSON value at all, with a liking for those that somebody may not have thought of. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(
    ...[null, true, false, 0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324],
    ...[[], [[]], {}, [null], nested(200), polluting],
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

const brackets = 20_000

/** Bodies that are hardly JSON; `json` is one that is. */
export const hostilePayload = (json: string): fc.Arbitrary<string> =>
  fc.constantFrom(
    ...['', ' ', 'nul', '"', '[', '{"a":1,}', "{'a':1}", '\ufeff{}', '[]', '7', 'null', '1e999'],
    ...['{"__proto__":{"completed":true}}', '{"completed":1e999,"userId":-1e999}'],
    `${'['.repeat(brackets)}${']'.repeat(brackets)}`,
    `{"response":${'['.repeat(brackets)}${']'.repeat(brackets)},"completed":true}`,
    `{"padding":"${'x'.repeat(70_000)}"}`,
    ...[json.slice(0, -1), `${json}}`, `[${json}]`, JSON.stringify(json), `  ${json}\n`],
  )
