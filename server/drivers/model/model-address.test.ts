import { expect, test } from 'vitest'
import { providerName } from './model-address.ts'

test('R12 a provider is named by its host, and by its company where we know it', () => {
  expect(providerName({ baseUrl: 'https://api.openai.com/v1' })).toBe('OpenAI (api.openai.com)')
  expect(providerName({ baseUrl: 'https://models.example.org:8443/v1' })).toBe(
    'models.example.org:8443',
  )
})
