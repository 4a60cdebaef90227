import { createHook } from 'node:async_hooks'
import { hashSync } from 'bcryptjs'
import { expect, it } from 'vitest'
import { hashPassword, isKnownHash, isPassword, pretendComparison } from './password-hash.ts'

it('knows its own hashes and salts each', async () => {
  const [one, two] = [await hashPassword('right horse'), await hashPassword('right horse')]
  expect(one).not.toBe(two)
  expect([
    await isPassword('right horse', one),
    await isPassword('right hors', one),
    await isPassword('', one),
  ]).toEqual([true, false, false])
})

it('knows hashes of bcrypt, but nothing beyond the 72 bytes that those look at', async () => {
  const hash = hashSync('x'.repeat(72), 4)
  expect([await isPassword('x'.repeat(72), hash), await isPassword('x'.repeat(73), hash)]).toEqual([true, false])
})

it('is a password of nothing that is no hash', async () => {
  for (const stored of ['', 'x', '$argon2id$', '$argon2id$v=19$m=19456,t=2,p=1$$'])
    expect(await isPassword('x', stored)).toBe(false)
  expect([isKnownHash('plain'), isKnownHash(hashSync('x', 4)), isKnownHash(await hashPassword('x'))]).toEqual([
    false,
    true,
    true,
  ])
})

it('never lets in by the comparison that only takes time', async () => {
  expect(await pretendComparison('')).toBe(false)
})

it('hashes two at a time, so that a flood of sign-ins leaves threads to others', async () => {
  const running = new Set<number>()
  let most = 0
  const hook = createHook({
    init: (id, type) => {
      if (type === 'ARGON2REQUEST') most = Math.max(most, running.add(id).size)
    },
    before: (id) => void running.delete(id),
  }).enable()
  await Promise.all(Array.from({ length: 12 }, () => hashPassword('right horse')))
  hook.disable()
  expect(most).toBe(2)
})
