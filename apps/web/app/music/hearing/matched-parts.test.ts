import type { HeardBounce } from '@kvint/insights'
import { expect, it } from 'vitest'
import { matchParts } from './matched-parts.ts'

/** A file of 60 s at 120 BPM whose beat 0 lies at `offset`, at one level but for its last 20 s, which are `lift` louder. */
function heard(offset: number, lufs: number, lift = 0): HeardBounce {
  const curve = Array.from({ length: 121 }, (_, index) => ({
    seconds: index / 2,
    beat: (index / 2 - offset) * 2,
    lufs: lufs + (index >= 80 ? lift : 0),
  }))
  const hearing = { alignment: { offsetSeconds: offset }, loudness: { integratedLufs: lufs }, durationSeconds: 60 }
  return { curve, hearing } as unknown as HeardBounce
}

it('plays the same bars of the bounce before, wherever they lie in its file', () => {
  const before = { kind: 'before', fileName: 'Old.wav', bounce: heard(2.5, -16), file: null } as const
  const { other, louderLu, otherSecond, ownSecond } = matchParts(heard(0.5, -12), before, { start: 8.5, end: 12.5 })
  expect(other).toEqual({ start: 10.5, end: 14.5 })
  expect(louderLu).toBeCloseTo(-4, 5)
  expect(otherSecond(30)).toBeCloseTo(32, 5)
  expect(ownSecond(32)).toBeCloseTo(30, 5)
})

it('plays the loudest part of a reference, as long as the loop, and matches that part', () => {
  const reference = { kind: 'reference', fileName: 'Theirs.wav', bounce: heard(0, -14, 6), file: null } as const
  const { other, louderLu, ownSecond } = matchParts(heard(0, -12), reference, { start: 4, end: 12 })
  expect(ownSecond(41), 'it goes on where it was left').toBeNull()
  expect(other).toMatchObject({ start: 40, end: 48 })
  expect(louderLu).toBeCloseTo(4, 5)
})

it('matches whole files where nothing is looped', () => {
  const reference = { kind: 'reference', fileName: 'Theirs.wav', bounce: heard(0, -9), file: null } as const
  expect(matchParts(heard(0, -12), reference, null)).toMatchObject({ other: null, louderLu: 3 })
})
