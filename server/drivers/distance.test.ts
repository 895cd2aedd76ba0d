import { expect, test } from 'vitest'
import { distanceOf } from './distance.ts'

test.each([
  ['http://localhost:11434/v1', 'here'],
  ['http://127.0.0.1:8080', 'here'],
  ['http://[::1]:8080', 'here'],
  ['http://[::ffff:127.0.0.1]:8080', 'here'],
  ['http://ollama:11434/v1', 'near'],
  ['http://gpu-server:11434/v1', 'near'],
  ['http://localhost.:11434/v1', 'here'],
  ['http://model.localhost:11434/v1', 'away'],
  ['http://192.168.1.20:11434', 'near'],
  ['http://10.0.0.4', 'near'],
  ['http://[fd00::1]', 'near'],
  ['http://box.local:11434', 'near'],
  ['https://api.openai.com/v1', 'away'],
  ['http://127.0.0.1.example.org', 'away'],
  ['http://8.8.8.8', 'away'],
  ['http://localhost.example.org', 'away'],
])('%s is %s', (address, distance) => {
  expect(distanceOf(address)).toBe(distance)
})
