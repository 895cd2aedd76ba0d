import { htmlEscape } from 'escape-goat'
import { boldParts } from '#contract/bold-parts.ts'

/** Text as HTML shows it, whatever it is. */
export const escaped = (text: unknown): string => htmlEscape(String(text))

/** The guide's text, escaped; pairs of `**` become bold, as in the chat. */
export const emphasised = (text: unknown): string =>
  boldParts(escaped(text))
    .map((part) => (part.isBold ? `<strong>${part.text}</strong>` : part.text))
    .join('')

/** An element around text, which is escaped. */
export const say = (tag: string, text: unknown): string => `<${tag}>${escaped(text)}</${tag}>`

/** An element around HTML. */
export const hold = (tag: string, ...html: readonly string[]): string =>
  `<${tag}>${html.join('\n')}</${tag}>`

/** Who or what speaks, above HTML. */
export const voice = (tag: 'p' | 'blockquote', label: string, html: string): string =>
  `<${tag}>${say('b', label)}<span>${html}</span></${tag}>`

/** Texts side by side with their labels; nothing where there are none. */
export const details = (pairs: readonly (readonly [label: string, text: string])[]): string =>
  pairs.length === 0
    ? ''
    : hold('dl', ...pairs.map(([label, text]) => say('dt', label) + say('dd', text)))

/** How the page to read looks: in the colours of the product, dark where the screen is, on paper light. */
export const exportStyle = `:root{color-scheme:light;--paper:#fffdf9;--ink:#2c2723;--muted:#665d54;--line:#e4dbcd;--tint:#dcf1ee;--tint-ink:#0a4740;--edge:#009688}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;--paper:#211c19;--ink:#efe7dc;--muted:#b8ac9e;--line:#3e362f;--tint:#123733;--tint-ink:#c3ece6;--edge:#35ab9e}}
body{margin:0 auto;max-width:42rem;padding:2rem 1.25rem 4rem;font:1.0625rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
h1,h2,h3,h4{line-height:1.3;font-family:Georgia,serif;text-wrap:balance;overflow-wrap:anywhere}
h1{font-size:2rem}h2{margin-top:3.5rem;padding-bottom:.4rem;border-bottom:1px solid var(--line)}
h3{margin-top:2.5rem}h4{margin:2rem 0 .75rem;font-size:1.125rem}
p,dd,li,span{white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext}
p{margin:.75rem 0}b{display:block}em{font-style:normal;color:var(--muted)}
blockquote{margin:1rem 0;padding:.75rem 1rem;border-left:3px solid var(--edge);border-radius:.25rem;color:var(--tint-ink);background:var(--tint)}
dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1.5rem;margin:1rem 0}
dt{color:var(--muted)}dd{margin:0}li{margin:.25rem 0}
@media(max-width:30rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}}
@media print{body{max-width:none;padding:0;font-size:11pt}h1,h2,h3,h4{break-after:avoid}p,li,dl,blockquote{break-inside:avoid}}`
