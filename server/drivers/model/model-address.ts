import type { ModelSettings } from './model.ts'

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
