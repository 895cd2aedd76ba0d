import ipaddr from 'ipaddr.js'
import type { ModelSettings } from './model.ts'

/** How far away a model is: on this machine, in the network of the house, or anywhere. */
export type Distance = 'here' | 'near' | 'away'

const privateRanges: readonly string[] = ['private', 'uniqueLocal', 'linkLocal']

/**
 * How far the host of an address is, by its form alone. A name of one word is some machine of the network, or a
 * container beside this one, which need not run on this machine either.
 */
export function distanceOf(address: string): Distance {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (ipaddr.isValid(host)) {
    const range = ipaddr.process(host).range()
    if (range === 'loopback') return 'here'
    return privateRanges.includes(range) ? 'near' : 'away'
  }
  // What is in front of `.localhost` need not lead here: not every machine's look-up says so.
  if (host === 'localhost') return 'here'
  return /^[^.]*$|\.(?:local|lan|internal|home\.arpa)$/.test(host) ? 'near' : 'away'
}

const companies: Readonly<Record<string, string>> = {
  'api.anthropic.com': 'Anthropic',
  'api.groq.com': 'Groq',
  'api.mistral.ai': 'Mistral AI',
  'api.openai.com': 'OpenAI',
  'api.together.xyz': 'Together AI',
  'generativelanguage.googleapis.com': 'Google',
  'openrouter.ai': 'OpenRouter',
}

/** Who runs a model, as people read it: the company where we know it, and the host in any case. */
export function providerName({ baseUrl }: Pick<ModelSettings, 'baseUrl'>): string {
  const { host } = new URL(baseUrl)
  const company = companies[host]
  return company === undefined ? host : `${company} (${host})`
}
