/** Shows a text as it is, but for pairs of `**`, which become bold; no other markup has a meaning. */
export function BoldText({ text }: { text: string }) {
  const parts = text.split('**')
  const closed = parts.length % 2 === 1 ? parts.length : parts.length - 1
  return parts.map((part, index) => {
    const key = `${index}-${part.length}`
    if (index >= closed) return <span key={key}>{`**${part}`}</span>
    if (index % 2 === 0) return <span key={key}>{part}</span>
    return part === '' ? <span key={key}>****</span> : <strong key={key}>{part}</strong>
  })
}
