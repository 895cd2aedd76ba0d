import type { Tables } from '#server/tables.ts'

/**
 * What a backup does with each table; a row comes after the one that it references, so the order counts.
 * What limits have counted is of the moment, and tells of addresses: it begins anew.
 */
const tables: Record<keyof Tables, 'backed up' | 'left out'> = {
  couples: 'backed up',
  users: 'backed up',
  logins: 'backed up',
  ended_logins: 'backed up',
  former_addresses: 'backed up',
  address_links: 'backed up',
  password_resets: 'backed up',
  registration_codes: 'backed up',
  allowed_addresses: 'backed up',
  questions: 'backed up',
  shown_questions: 'backed up',
  set_feelings: 'backed up',
  partner_responses: 'backed up',
  weekly_progress: 'backed up',
  catchups: 'backed up',
  guide_texts: 'backed up',
  guide_consents: 'backed up',
  challenges: 'backed up',
  timeline: 'backed up',
  push_subscriptions: 'backed up',
  submissions: 'backed up',
  facts: 'backed up',
  rate_limits: 'left out',
}

export const backedUpTables: readonly string[] = Object.entries(tables).flatMap(([table, fate]) =>
  fate === 'backed up' ? table : [],
)
