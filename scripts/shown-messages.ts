import { parseSync } from 'vite'

export type Message = { id: string; text: string; title?: string }
type Node = { type: string; [part: string]: unknown }

/** Stands in a string for what a template puts in. */
const hole = '\u2026'

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const plain = (regex: unknown) => (regex as { pattern: string }).pattern.replace(/^\^|\$$|\\/g, '')

/** The whole of a string, a regular expression or a template, or of several added up; else undefined. */
function stringOf(node: Node): string | undefined {
  if ('regex' in node) return plain(node.regex)
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral') {
    const parts = node.quasis as { value: { cooked: string } }[]
    return parts.map(({ value }) => value.cooked).join(hole)
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const [left, right] = [stringOf(node.left as Node), stringOf(node.right as Node)]
  return left === undefined && right === undefined ? undefined : (left ?? hole) + (right ?? hole)
}

const testing = new Set(['test', 'it', 'describe'])

/** Whether something called is `test`, `test.each(…)` or the like. */
function isTesting(node: Node): boolean {
  if (node.type === 'Identifier') return testing.has(String(node.name))
  const within = node.object ?? node.callee ?? node.tag
  return isNode(within) && isTesting(within)
}

/** The strings of a test file but for comments, types and the titles of its tests. */
export function stringsIn(path: string, source: string): string[] {
  const strings: string[] = []
  const read = (node: Node, isPiece = false) => {
    if (/^(Import|Export.*From|TS(Literal|Import)Type)/.test(node.type)) return
    const text = stringOf(node)
    if (text !== undefined && !isPiece) strings.push(text)
    const isAdded = text !== undefined && node.type === 'BinaryExpression'
    const isTitled = node.type === 'CallExpression' && isTesting(node.callee as Node)
    const [title] = isTitled ? (node.arguments as Node[]) : []
    for (const child of childrenOf(node)) {
      const isTitle = child === title && stringOf(child) !== undefined
      if (!isTitle) read(child, isAdded)
    }
  }
  read(parseSync(path, source).program as unknown as Node)
  return strings
}

/** What may stand for a part in braces; a part that is not here is one word. */
const parts: Record<string, string> = {
  count: '\\d{1,2}',
  seconds: '\\d{1,4} seconds?',
  status: '\\d{3}',
  time: '\\d{1,2}:\\d\\d(?: [AP]M)?',
  message: '.{1,60}',
  statusText: '.{1,60}',
  supportEmail: '\\S{1,60}@\\S{1,60}',
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]]/g, '\\$&')

/** A text of which parts in braces may differ, and nothing else: 'HTTP {status}: {statusText}'. */
function saying(text: string): RegExp {
  const pieces = text.split(/\{(\w+)\}/)
  const source = pieces.map((piece, at) =>
    at % 2 === 0 ? escaped(piece) : `(?:${hole}|${parts[piece] ?? '[^\\s,.]{1,40}'})`,
  )
  return new RegExp(`^${source.join('')}$`)
}

/**
 * The messages that no test file says: no string of it is the message, the whole message and nothing
 * else. A message with a title counts where one file says both.
 */
export function unsaid(messages: readonly Message[], files: readonly (readonly string[])[]) {
  return messages.filter(({ text, title }) => {
    const isSaid = (strings: readonly string[], what: string) => {
      const wanted = saying(what)
      return strings.some((string) => wanted.test(string.trim()))
    }
    return !files.some((file) => isSaid(file, text) && (!title || isSaid(file, title)))
  })
}
