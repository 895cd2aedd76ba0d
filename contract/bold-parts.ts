/** A text in its parts: what stands between a pair of `**` is bold; no other markup has a meaning. */
export function boldParts(text: string): { text: string; isBold: boolean }[] {
  const parts = text.split('**')
  const closed = parts.length % 2 === 1 ? parts.length : parts.length - 1
  return parts.map((part, index) => {
    if (index >= closed) return { text: `**${part}`, isBold: false }
    if (index % 2 === 0) return { text: part, isBold: false }
    return part === '' ? { text: '****', isBold: false } : { text: part, isBold: true }
  })
}
