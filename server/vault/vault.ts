import { hkdfSync, randomBytes } from 'node:crypto'
import { decrypt, encrypt } from './aes-gcm.ts'

/** Seals text with one key. `place` binds a sealed text to where it belongs. */
export type Seal = {
  seal: (text: string, place: string) => string
  open: (sealed: string, place: string) => string
}

export type CoupleSeal = Seal & {
  /** 256 bits, base64url, that only this key gives for that place: a secret nobody has to keep. */
  secretOf: (place: string) => string
}

export type Vault = {
  /** A fresh data key for a couple, wrapped by the server's key: what the couple's row keeps. */
  newWrappedKey: (coupleId: string) => string
  couple: (coupleId: string, wrappedKey: string) => CoupleSeal
  /** Seals what belongs to the server itself. */
  server: Seal
  /** A sealed constant; `recognises` tells whether this vault's key made it. */
  proof: () => string
  recognises: (proof: string) => boolean
}

const proofPlace = 'proof'

/** The vault over the server's key (R2): one data key per couple, AES-256-GCM throughout. */
export function createVault(serverKey: Buffer): Vault {
  return {
    newWrappedKey: (coupleId) => encrypt(serverKey, randomBytes(32), `key of ${coupleId}`),
    couple(coupleId, wrappedKey) {
      const key = decrypt(serverKey, wrappedKey, `key of ${coupleId}`)
      return {
        ...sealWith(key, (place) => place),
        secretOf(place) {
          const secret = hkdfSync('sha256', key, '', `secret of ${place}`, 32)
          return Buffer.from(secret).toString('base64url')
        },
      }
    },
    server: sealWith(serverKey, (place) => `server ${place}`),
    proof: () => encrypt(serverKey, Buffer.from(proofPlace), proofPlace),
    recognises(proof) {
      try {
        return decrypt(serverKey, proof, proofPlace).toString() === proofPlace
      } catch {
        return false
      }
    },
  }
}

const sealWith = (key: Buffer, bound: (place: string) => string): Seal => ({
  seal: (text, place) => encrypt(key, Buffer.from(text), bound(place)),
  open: (sealed, place) => decrypt(key, sealed, bound(place)).toString(),
})
