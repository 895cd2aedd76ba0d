import { htmlEscape } from 'escape-goat'
import type { ApiDocument, Operation, Parameter, Reply } from './api-document.ts'

type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  maxLength?: number
}

const literal = (value: unknown): string => JSON.stringify(value)

/** A schema in short, as TypeScript would write it: `{ email: string; code?: string }`. */
export function inShort(schema: Schema, indent = ''): string {
  const { type, anyOf, oneOf, items, properties, required = [] } = schema
  if ('const' in schema) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  const either = anyOf ?? oneOf
  if (either) return [...new Set(either.map((one) => inShort(one, indent)))].join(' | ')
  if (items) {
    const inner = inShort(items, indent)
    return inner.includes(' | ') && !inner.startsWith('{') ? `(${inner})[]` : `${inner}[]`
  }
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) =>
        `${indent}  ${name}${required.includes(name) ? '' : '?'}: ${inShort(field, `${indent}  `)}`,
    )
    return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`
  }
  return [type ?? 'anything'].flat().join(' | ')
}

const element = (tag: string, ...inner: string[]): string => `<${tag}>${inner.join('')}</${tag}>`
const text = (words: string): string =>
  htmlEscape(words)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')

/** Paragraphs and lists, the only Markdown that our descriptions have. */
const prose = (markdown: string): string =>
  markdown
    .replaceAll(/\n(?![\n-])/g, ' ')
    .split(/\n\n+/)
    .map((part) => {
      const points = part.split(/\n?(?:^|\n)- /).filter(Boolean)
      return part.startsWith('- ')
        ? element('ul', ...points.map((point) => element('li', text(point))))
        : element('p', text(part))
    })
    .join('\n')

const schemaIn = (content: unknown): Schema | undefined =>
  Object.values((content ?? {}) as Record<string, { schema: Schema }>)[0]?.schema

const shape = (heading: string, schema: Schema | undefined): string =>
  schema ? element('h4', text(heading)) + element('pre', htmlEscape(inShort(schema))) : ''

/** Those that are said once for all calls stand at the end of the page. */
const isOwn = ([status, reply]: [string, Operation['responses'][string]]): boolean =>
  status !== '200' && reply.$ref === undefined

function operationPart(
  path: string,
  method: string,
  operation: Operation,
  whole: (reply: Operation['responses'][string]) => Reply,
): string {
  const { summary, security, parameters, requestBody, responses, operationId } = operation
  const given = (place: Parameter['in']) => {
    const fields = parameters.filter((one) => one.in === place)
    return fields.length === 0
      ? undefined
      : {
          properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
          required: fields.flatMap(({ name, required }) => (required ? [name] : [])),
        }
  }
  const done = responses[200] ? whole(responses[200]) : undefined
  const types = Object.keys(done?.content ?? {})
  const refusals = Object.entries(responses).filter(isOwn)
  return `<article id="${htmlEscape(operationId)}">
<h3><code>${htmlEscape(`${method.toUpperCase()} ${path}`)}</code></h3>
<p>${text(summary)}${security.length > 0 ? ' <em>Signed in.</em>' : ''}</p>
<details><summary>What to send, and what comes</summary>
${shape('In the path', given('path'))}
${shape('In the query', given('query'))}
${shape('The body', schemaIn(requestBody?.content))}
${shape(`The reply (${types.join(', ')})`, schemaIn(done?.content))}
${refusals.length > 0 ? element('h4', 'May be refused with') : ''}
${refusals
  .map(([status, reply]) =>
    whole(reply)
      .description.split('\n\n')
      .map((line) => element('p', `${status} ${text(line)}`))
      .join('\n'),
  )
  .join('\n')}
</details>
</article>`
}

/** The document as one page to read: it runs nothing, and loads its style sheet alone. */
export function apiPage({ info, tags, paths, components }: ApiDocument): string {
  const whole = (reply: Operation['responses'][string]): Reply => {
    const name = reply.$ref?.split('/').at(-1)
    const found = name === undefined ? reply : components.responses[name]
    return found as Reply
  }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = tags.map(({ name }, at) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name))
    const parts = own.map(({ path, method, operation }) =>
      operationPart(path, method, operation, whole),
    )
    return `<section id="group-${at}">\n${element('h2', text(name))}\n${parts.join('\n')}\n</section>`
  })
  const common = Object.values(components.responses)
    .flatMap(({ description }) => description.split('\n\n'))
    .map((line) => element('li', text(line)))
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Duologue: the API</title><link rel="stylesheet" href="/api-page.css"></head>
<body>
<header><h1>${text(info.title)}: the API</h1>
<p>For programs: <a href="/api/openapi.json">/api/openapi.json</a>. Version ${htmlEscape(info.version)}.</p></header>
<main>
${prose(info.description)}
<nav aria-label="Calls"><ul>${tags.map(({ name }, at) => `<li><a href="#group-${at}">${text(name)}</a></li>`).join('')}</ul></nav>
${groups.join('\n')}
<section>
<h2>What any call may be refused with</h2>
<ul>${common.join('\n')}</ul>
</section>
</main>
</body>
</html>
`
}
