import { createHash, randomBytes } from 'node:crypto'

/** A new key: 192 random bits behind a beginning that scanners of leaked secrets can look for. */
export function newSecret(): { readonly secret: string; readonly beginning: string; readonly hash: Buffer } {
  const secret = `${SECRET_BEGINNING}${randomBytes(24).toString('hex')}`
  return { secret, beginning: secret.slice(0, SHOWN_CHARACTERS), hash: hashOfSecret(secret) }
}

/** So much chance is in a key that a fast hash is enough. */
export function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

export function isApiKey(token: string): boolean {
  return SECRET.test(token)
}

const SECRET_BEGINNING = 'kvint_'
const SHOWN_CHARACTERS = 12
const SECRET = /^kvint_[0-9a-f]{48}$/
