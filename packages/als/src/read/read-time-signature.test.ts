import { expect, it } from 'vitest'
import { unpackTimeSignature } from './read-time-signature.ts'

it.each([
  [201, '4/4'],
  [200, '3/4'],
  [202, '5/4'],
  [0, '1/1'],
  [302, '6/8'],
  [410, '15/16'],
  [396, '1/16'],
  [206, '9/4'],
  [-1, '4/4'],
  [1e9, '4/4'],
  [Number.NaN, '4/4'],
])('unpacks %d as %s', (packed, written) => {
  const { numerator, denominator } = unpackTimeSignature(packed)
  expect(`${numerator}/${denominator}`).toBe(written)
})
