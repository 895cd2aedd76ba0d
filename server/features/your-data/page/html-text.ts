const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as HTML shows it, whatever it is. */
export const escaped = (text: unknown): string =>
  String(text).replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)

/** The guide's text, escaped; pairs of `**` become bold, as in the chat. */
export function emphasised(text: unknown): string {
  const parts = escaped(text).split('**')
  const closed = parts.length % 2 === 1 ? parts.length : parts.length - 1
  return parts
    .map((part, place) => {
      if (place >= closed) return `**${part}`
      if (place % 2 === 0) return part
      return part === '' ? '****' : `<strong>${part}</strong>`
    })
    .join('')
}

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
