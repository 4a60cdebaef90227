import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Seals tokens for storage: AES-256-GCM with a fresh nonce each; what was changed does not open. */
export type TokenSeal = {
  readonly seal: (token: string) => Buffer
  /** Undefined where it was sealed with another key or changed. */
  readonly open: (sealed: Buffer) => string | undefined
}

/** `key` are 32 bytes. */
export function tokenSeal(key: Buffer): TokenSeal {
  return {
    seal(token) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const content = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), content])
    },
    open(sealed) {
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
        decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
        const content = sealed.subarray(NONCE_BYTES + TAG_BYTES)
        return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

const NONCE_BYTES = 12
const TAG_BYTES = 16
