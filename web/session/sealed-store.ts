import { clear, createStore, entries, get, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { fits, forgetSealed, remembered, storageKeys } from './kept.ts'
import { signedInHere } from './tab-owner.ts'

/*
 * What this device keeps for when there is no network, sealed (decision 22). The key is made of two halves: one lies
 * in IndexedDB, where no script can read it out; the other in local storage, from where it can be
 * taken in the very moment somebody logs out or leaves. Of a row only its number tells anything: its name is hashed,
 * its length rounded up, its time sealed with it. Where a browser has no such store, nothing is kept.
 */

type Half = { userId: number; salt: string }

const half = remembered(
  storageKeys.sealingHalf,
  fits(
    (value): value is Half =>
      typeof value === 'object' &&
      value !== null &&
      'userId' in value &&
      typeof value.userId === 'number' &&
      'salt' in value &&
      typeof value.salt === 'string',
  ),
)

type Row = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }

const keyName = 'key'
/** What is sealed is as long as a multiple of so many bytes. */
const padding = 1024

let opened: UseStore | null = null
const store = (): UseStore => {
  opened ??= createStore('duologue', 'kept')
  return opened
}

/** Does work in the store; once more in a newly opened one where it failed, since browsers close one without a word. */
async function inStore<Result>(work: (kept: UseStore) => Promise<Result>): Promise<Result> {
  try {
    return await work(store())
  } catch {
    opened = null
    return work(store())
  }
}

const utf8 = new TextEncoder()

/** Whose things may be kept here; null as long as nobody's. */
export const keepingFor = (): number | null => half.get()?.userId ?? null

/**
 * By which half of the key things are kept now: another one means that all before is gone. With `userId` null as
 * well where they are kept for somebody else.
 */
export function keptWith(userId?: number): string | null {
  const mine = half.get()
  return mine !== null && [undefined, mine.userId].includes(userId) ? mine.salt : null
}

/** Whether the store is that person's to have: they signed in last or, where that is not known, it is nobody else's. */
const mayHave = (userId: number): boolean => (signedInHere() ?? keepingFor() ?? userId) === userId

const baseOf = (kept: UseStore) => get<CryptoKey>(keyName, kept)

function sealingKey(base: CryptoKey, { userId, salt }: Half): Promise<CryptoKey> {
  const info = utf8.encode(`kept for ${userId}`)
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: utf8.encode(salt), info },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/**
 * From here on what is kept is that person's, whom the server knows; what was kept for anybody else, or
 * before somebody left, is destroyed. Gives whether the store for it was found, or made. A page of somebody who
 * was here before takes nothing from who has signed in since.
 */
export async function keepFor(userId: number): Promise<boolean> {
  if (!mayHave(userId)) return false
  try {
    // The store may have been emptied, and the other half not.
    if (keepingFor() === userId && (await inStore(baseOf)) !== undefined) return true
  } catch {
    // What cannot be read now may be there in a moment.
    return false
  }
  forgetSealed()
  try {
    const secret = crypto.getRandomValues(new Uint8Array(32))
    const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
    await inStore(async (kept) => {
      await clear(kept)
      await set(keyName, base, kept)
    })
    if (!mayHave(userId)) return false
    const salt = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    half.set({ userId, salt })
    return true
  } catch {
    forgetSealed()
    return false
  }
}

/** Destroys all that is kept: what opens it at once, the rest as soon as it goes. */
export async function destroyKept(): Promise<void> {
  forgetSealed()
  await inStore(clear).catch(() => undefined)
}

const additionalData = (row: string, { userId }: Half) => utf8.encode(`${row} of ${userId}`)

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Under what a name lies in the store: without the half of the key it says nothing. */
const rowOf = async (name: string, { salt }: Half): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(`${salt} ${name}`))))

/** Which writing of a row it is: no two have the same. */
const versionOf = ({ iv }: Row): string => hex(iv)

/** Text of a length that says little of its own; JSON does not mind spaces behind it. */
function padded(text: string): Uint8Array<ArrayBuffer> {
  const given = utf8.encode(text)
  const bytes = new Uint8Array(Math.ceil(given.length / padding) * padding).fill(0x20)
  bytes.set(given)
  return bytes
}

/** Changes a row by one step in which nobody else can; gives whether `mayChange` let it. */
const changeRow = (
  row: string,
  mayChange: (found: Row | undefined) => boolean,
  change: (rows: IDBObjectStore) => void,
): Promise<boolean> =>
  inStore((kept) =>
    kept('readwrite', async (rows) => {
      const isDue = mayChange(await promisifyRequest<Row | undefined>(rows.get(row)))
      if (isDue) change(rows)
      await promisifyRequest(rows.transaction)
      return isDue
    }),
  )

/** How something is sealed: at what time, only in place of that version, only for who has that half of the key. */
type Sealing = {
  now?: number | undefined
  over?: string | undefined
  owner: string | null
}

/** Keeps a value under a name, in place of what was there; false where it could not be kept. */
export async function seal(
  name: string,
  value: unknown,
  { now = Date.now(), over, owner }: Sealing,
): Promise<boolean> {
  const mine = half.get()
  // Somebody may have left meanwhile, here and below.
  if (mine === null || mine.salt !== owner) return false
  try {
    const base = await inStore(baseOf)
    if (base === undefined) return false
    const [key, row] = await Promise.all([sealingKey(base, mine), rowOf(name, mine)])
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const bound = { name: 'AES-GCM', iv, additionalData: additionalData(row, mine) }
    const given = padded(JSON.stringify({ name, at: now, value }))
    const sealed: Row = { iv, bytes: await crypto.subtle.encrypt(bound, key, given) }
    return await changeRow(
      row,
      (found) => keptWith() === owner && (over === undefined || isVersion(found, over)),
      (rows) => void rows.put(sealed, row),
    )
  } catch {
    return false
  }
}

const isVersion = (found: Row | undefined, version: string): boolean =>
  found !== undefined && versionOf(found) === version

export type Unsealed = { name: string; at: number; value: unknown; version: string }

/**
 * What is kept under names that begin so; what cannot be opened is not there, and stays where it lies.
 * Throws where the store itself cannot be read.
 */
export async function unseal(prefix: string): Promise<Unsealed[]> {
  const mine = half.get()
  if (mine === null) return []
  const all = await inStore((kept) => entries<string, Row | CryptoKey>(kept))
  const base = all.find((entry): entry is [string, CryptoKey] => entry[0] === keyName)?.[1]
  if (base === undefined) return []
  const key = await sealingKey(base, mine)
  const rows = all.filter((entry): entry is [string, Row] => entry[0] !== keyName)
  const values = await Promise.all(
    rows.map(async ([row, sealed]): Promise<Unsealed | null> => {
      const bound = { name: 'AES-GCM', iv: sealed.iv, additionalData: additionalData(row, mine) }
      try {
        const text = await crypto.subtle.decrypt(bound, key, sealed.bytes)
        return { ...JSON.parse(new TextDecoder().decode(text)), version: versionOf(sealed) }
      } catch {
        return null
      }
    }),
  )
  return values.filter((one): one is Unsealed => one?.name.startsWith(prefix) ?? false)
}

/** Destroys what is kept under that name, or only that version of it; gives whether it is gone by that. */
export async function drop(name: string, version?: string): Promise<boolean> {
  const mine = half.get()
  if (mine === null) return false
  try {
    const row = await rowOf(name, mine)
    return await changeRow(
      row,
      (found) => version === undefined || isVersion(found, version),
      (rows) => rows.delete(row),
    )
  } catch {
    return false
  }
}
