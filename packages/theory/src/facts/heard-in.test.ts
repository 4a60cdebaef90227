import { expect, it } from 'vitest'
import type { Chord } from '../chords/chord.ts'
import type { ChordQuality } from '../chords/chord-quality.ts'
import { isHeardWhole } from './heard-in.ts'

const onB = (quality: ChordQuality) =>
  ({ rootPitchClass: 11, quality, bassPitchClass: 11, startBeats: 0, endBeats: 4 }) as Chord

it.each<[string, ChordQuality, readonly number[], boolean]>([
  ['a seventh without its fifth', '7', [59, 63, 69], true],
  ['a fifth without its third', '7', [59, 66, 69], false],
  ['a diminished seventh', 'dim7', [59, 62, 65, 68], true],
  ['a diminished seventh without its fifth', 'dim7', [59, 62, 68], false],
])('hears %s whole or not', (_, quality, pitches, isWhole) => {
  const notes = pitches.map((pitch) => ({ pitch, startBeats: 0, endBeats: 4, velocity: 80, track: 0 }))
  expect(isHeardWhole(onB(quality), notes)).toBe(isWhole)
})
