import { htmlEscape } from 'escape-goat'

/** What a mail says, paragraph by paragraph, around at most one link. */
export type Letter = {
  greeting: string
  before: readonly string[]
  link?: { label: string; url: string }
  after: readonly string[]
}

const goodbye = ['Warmly,', 'Duologue']

const paragraph = (text: string) => `<p>${htmlEscape(text)}</p>`

const page = (body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Duologue</title></head>
<body style="margin:0 auto;max-width:34rem;padding:1.5rem;font:1rem/1.6 sans-serif;color:#1f2a2a">
${body}
</body>
</html>
`

const linkOf = ({ label, url }: { label: string; url: string }) => `<p><a href="${htmlEscape(url)}"
 style="display:inline-block;padding:.7rem 1.2rem;border-radius:.5rem;background:#00695c;color:#ffffff"
>${htmlEscape(label)}</a></p>
<p>Or open this address: ${htmlEscape(url)}</p>`

/** The same letter as plain text and as HTML, escaped and without anything to load. */
export function writeLetter({ greeting, before, link, after }: Letter): {
  text: string
  html: string
} {
  const plain = [greeting, ...before, ...(link ? [`${link.label}:\n${link.url}`] : []), ...after]
  const rich = [
    ...[greeting, ...before].map(paragraph),
    ...(link ? [linkOf(link)] : []),
    ...after.map(paragraph),
    `<p>${goodbye.join('<br>')}</p>`,
  ]
  return { text: `${[...plain, goodbye.join('\n')].join('\n\n')}\n`, html: page(rich.join('\n')) }
}

/** A name as a mail may show it; null where a mail program could take it for an address. */
export const nameInMail = (name: string): string | null => (harmless.test(name) ? name : null)

/** "Hello Mina,", or without the name where a mail may not show it. */
export function greetingOf(name: string): string {
  const known = nameInMail(name)
  return known === null ? 'Hello,' : `Hello ${known},`
}

/** Letters, digits and emoji with what holds them together: no dot, no slash, no at sign. */
const harmless =
  /^(?:[\p{L}\p{M}\p{N}\p{Emoji_Modifier}\p{Regional_Indicator} '’-]|\p{Extended_Pictographic}|\u200d)+$/u
