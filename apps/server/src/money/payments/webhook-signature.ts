import { createHmac, timingSafeEqual } from 'node:crypto'

/** The header that a delivery carries: `ts=1732190000;h1=…`, HMAC-SHA256 of `ts:body` as Paddle documents it. */
export function signWebhook(body: string, secret: string, atSeconds: number): string {
  return `ts=${atSeconds};h1=${digest(secret, atSeconds, body).toString('hex')}`
}

/**
 * Whether a delivery is the provider's own and recent. Every `h1` counts, since two stand there while a secret is
 * being replaced; a time more than five minutes away in either direction does not.
 */
export function isSignedWebhook(header: string | undefined, body: string, secret: string, nowSeconds: number): boolean {
  const parts = (header ?? '').split(';').map((part) => part.trim().split('='))
  const at = Number(parts.find(([name]) => name === 'ts')?.[1] ?? Number.NaN)
  if (!Number.isInteger(at) || Math.abs(nowSeconds - at) > TOLERANCE_SECONDS) return false
  const expected = digest(secret, at, body)
  return parts.some(([name, value = '']) => name === 'h1' && isSame(Buffer.from(value, 'hex'), expected))
}

const TOLERANCE_SECONDS = 300

function digest(secret: string, atSeconds: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`${atSeconds}:${body}`).digest()
}

function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}
