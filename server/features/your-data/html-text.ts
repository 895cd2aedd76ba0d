const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as HTML shows it, whatever it is. */
export const escaped = (text: unknown): string =>
  String(text).replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)

/** An element around text, which is escaped. */
export const say = (tag: string, text: unknown): string => `<${tag}>${escaped(text)}</${tag}>`

/** An element around HTML. */
export const hold = (tag: string, ...html: readonly string[]): string =>
  `<${tag}>${html.join('\n')}</${tag}>`

/** `reminderDay` as "Reminder day". */
const inWords = (name: string): string => {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const shownValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return escaped('—')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value))
    return value.length === 0 ? escaped('—') : value.map(shownValue).join('; ')
  return typeof value === 'object' ? detailsOf(value) : escaped(value)
}

/** Every field of a row with its value. */
export const detailsOf = (row: object): string =>
  hold(
    'dl',
    ...Object.entries(row).map(
      ([name, value]) => say('dt', inWords(name)) + hold('dd', shownValue(value)),
    ),
  )
