import { randomBytes, randomUUID } from 'node:crypto'
import { assert, nat, property, uuid } from 'fast-check'
import { expect, it } from 'vitest'
import { decodeRefreshToken, encodeRefreshToken } from './refresh-token.ts'

const key = randomBytes(32)

it('reads back what it wrote, whatever the session and the counter', () => {
  assert(
    property(uuid(), nat({ max: 2 ** 40 }), (id, counter) => {
      const token = decodeRefreshToken(encodeRefreshToken({ id, counter, key }))
      expect(token).toMatchObject({ sessionId: id, counter })
      expect(token?.isProvenBy(key)).toBe(true)
      expect(token?.isProvenBy(randomBytes(32))).toBe(false)
    }),
    { numRuns: 200 },
  )
})

it('takes no token in which a single bit was changed', () => {
  const bytes = Buffer.from(encodeRefreshToken({ id: randomUUID(), counter: 300, key }), 'base64url')
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const changed = Buffer.from(bytes)
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    const decoded = decodeRefreshToken(changed.toString('base64url'))
    expect(decoded?.isProvenBy(key) ?? false, `bit ${bit}`).toBe(false)
  }
})

it.each(['', 'abcdefghijkl', 'a'.repeat(30), '!'.repeat(60), 'A'.repeat(500)])('takes no %j', (text) => {
  expect(decodeRefreshToken(text)).toBeUndefined()
})
