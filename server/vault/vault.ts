import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** Seals text with one key; the additional data binds a sealed text to where it belongs. */
export type Seal = {
  seal: (text: string, additionalData: string) => string
  open: (sealed: string, additionalData: string) => string
}

export type CoupleSeal = Seal & {
  /** 256 bits, base64url, that only this key gives for that purpose: a secret nobody has to store. */
  secretOf: (purpose: string) => string
}

export type Vault = {
  /** A fresh data key for a couple, wrapped by the server's key: what the couple's row holds. */
  newWrappedKey: (coupleId: string) => string
  couple: (coupleId: string, wrappedKey: string) => CoupleSeal
  /** Seals what belongs to the server itself. */
  server: Seal
  /** A sealed constant; `recognises` tells whether this vault's key made it. */
  proof: () => string
  recognises: (proof: string) => boolean
}

const proofText = 'proof'
const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** The vault over the server's key (R2): one data key per couple, AES-256-GCM throughout. */
export function createVault(serversKey: Buffer): Vault {
  const serverKey = createSecretKey(serversKey)
  return {
    newWrappedKey: (coupleId) => encrypt(serverKey, randomBytes(32), keyOf(coupleId)),
    couple(coupleId, wrappedKey) {
      const key = unwrap(serverKey, coupleId, wrappedKey)
      return {
        ...sealWith(key, (additionalData) => additionalData),
        secretOf(purpose) {
          const secret = hkdfSync('sha256', key, '', `secret of ${purpose}`, 32)
          return Buffer.from(secret).toString('base64url')
        },
      }
    },
    server: sealWith(serverKey, (additionalData) => `server ${additionalData}`),
    proof: () => encrypt(serverKey, Buffer.from(proofText), proofText),
    recognises(proof) {
      try {
        return decrypt(serverKey, proof, proofText).toString() === proofText
      } catch {
        return false
      }
    },
  }
}

/**
 * Why a couple's key does not open by the server's. The database goes by another key since this server began,
 * or the row is damaged: nobody's question is to blame, and a server with the right key can answer it. `code`
 * is what error replies go by.
 */
export class NotOurKey extends Error {
  readonly code = 'NOT_OUR_KEY'

  constructor() {
    super('The key of a couple does not open by the key of this server.')
    this.name = 'NotOurKey'
  }
}

/** As a `KeyObject`: a cipher that gets a buffer takes five times as long to begin. */
function unwrap(serverKey: KeyObject, coupleId: string, wrappedKey: string): KeyObject {
  try {
    return createSecretKey(decrypt(serverKey, wrappedKey, keyOf(coupleId)))
  } catch {
    throw new NotOurKey()
  }
}

/** A couple's data key, wrapped by one server's key, wrapped by another: what it sealed stays as it is. */
export function rewrapKey(from: Buffer, to: Buffer, coupleId: string, wrappedKey: string): string {
  const key = decrypt(createSecretKey(from), wrappedKey, keyOf(coupleId))
  return encrypt(createSecretKey(to), key, keyOf(coupleId))
}

const keyOf = (coupleId: string): string => `key of ${coupleId}`

const sealWith = (key: KeyObject, bound: (additionalData: string) => string): Seal => ({
  seal: (text, additionalData) => encrypt(key, Buffer.from(text), bound(additionalData)),
  open: (sealed, additionalData) => decrypt(key, sealed, bound(additionalData)).toString(),
})

/** Encrypts with AES-256-GCM, bound to the additional data. Returns nonce, tag and ciphertext as base64. */
function encrypt(key: KeyObject, plain: Buffer, additionalData: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(additionalData))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
}

/** Undoes `encrypt`; throws when the key or the additional data is another, or a byte was changed. */
function decrypt(key: KeyObject, sealed: string, additionalData: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(additionalData))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()])
}
