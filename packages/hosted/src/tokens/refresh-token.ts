import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Refresh tokens of the second kind (protocol 20): the session, a counter and proof that we wrote them. Nothing of it is stored
 * but the counter and the key of the session, so a stolen database gives no token that was handed out.
 */
export function encodeRefreshToken(session: { id: string; counter: number; key: Buffer }): string {
  const body = Buffer.concat([
    Buffer.from([0]),
    Buffer.from(session.id.replaceAll('-', ''), 'hex'),
    uvarint(session.counter),
  ])
  const signed = Buffer.concat([body, proof(body, session.key)])
  return Buffer.concat([signed, checksum(signed)]).toString('base64url')
}

/** `undefined` where the text is no token of this kind. The proof is checked apart, once the session's key is read. */
export function decodeRefreshToken(token: string): DecodedRefreshToken | undefined {
  if (!/^[A-Za-z0-9_-]{20,120}$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length < 17 + 1 + PROOF_BYTES + CHECKSUM_BYTES || bytes[0] !== 0) return undefined
  const signed = bytes.subarray(0, -CHECKSUM_BYTES)
  if (!timingSafeEqual(checksum(signed), bytes.subarray(-CHECKSUM_BYTES))) return undefined
  const body = signed.subarray(0, -PROOF_BYTES)
  const counter = readUvarint(body.subarray(17))
  if (counter === undefined) return undefined
  const hex = body.subarray(1, 17).toString('hex')
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { sessionId, counter, isProvenBy: (key) => timingSafeEqual(proof(body, key), signed.subarray(-PROOF_BYTES)) }
}

export type DecodedRefreshToken = { sessionId: string; counter: number; isProvenBy(key: Buffer): boolean }

const PROOF_BYTES = 16
const CHECKSUM_BYTES = 4

function proof(body: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(body).digest().subarray(0, PROOF_BYTES)
}

function checksum(signed: Buffer): Buffer {
  return createHash('sha256').update(signed).digest().subarray(0, CHECKSUM_BYTES)
}

function uvarint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128)
  return Buffer.from([...bytes, rest])
}

function readUvarint(bytes: Buffer): number | undefined {
  let value = 0
  for (const [index, byte] of bytes.entries()) {
    value += (byte & 127) * 128 ** index
    if (byte < 128) return index === bytes.length - 1 && Number.isSafeInteger(value) ? value : undefined
  }
  return undefined
}
