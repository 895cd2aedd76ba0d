import { expect, test } from 'vitest'
import { nameInMail, writeLetter } from './letter.ts'

const letter = writeLetter({
  greeting: 'Hello <b>Mina</b> & "Jonas",',
  before: ['First.', 'Second.'],
  link: { label: 'Open it', url: 'https://example.org/auth?reset=abc&x="y"' },
  after: ['Last.'],
})

test('says the same in text and in HTML', () => {
  const said = ['First.', 'Second.', 'Open it', 'Last.', 'Warmly,', 'Duologue']
  for (const words of said) {
    expect(letter.text).toContain(words)
    expect(letter.html).toContain(words)
  }
  expect(letter.text).toContain('Open it:\nhttps://example.org/auth?reset=abc&x="y"\n')
})

test('escapes what it is given', () => {
  expect(letter.html).toContain('Hello &lt;b&gt;Mina&lt;/b&gt; &amp; &quot;Jonas&quot;,')
  expect(letter.html).toContain('href="https://example.org/auth?reset=abc&amp;x=&quot;y&quot;"')
})

test('loads nothing', () => {
  expect(letter.html).not.toMatch(/<img|<link|<script|src=|url\(|@import/i)
  expect(letter.html.match(/https?:/g)).toHaveLength(2)
})

test('needs no link', () => {
  const plain = writeLetter({ greeting: 'Hello,', before: ['One.'], after: [] })
  expect(plain.html).not.toContain('<a')
  expect(plain.text).toBe('Hello,\n\nOne.\n\nWarmly,\nDuologue\n')
})

test.each(['Mina', 'Åsa-Lena', "D'Arcy", 'Nguyễn', '山田', '👩‍👩‍👧'])(
  'shows the name %s',
  (name) => {
    expect(nameInMail(name)).toBe(name)
  },
)

test.each(['evil.example', 'x://y', 'a@b', 'evil。example', 'www․a․b', '<b>', 'a/b', 'a#b'])(
  'leaves out %s, which a mail program could make a link of',
  (name) => {
    expect(nameInMail(name)).toBeNull()
  },
)
