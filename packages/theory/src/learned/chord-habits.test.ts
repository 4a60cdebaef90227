import { expect, it } from 'vitest'
import { CHORD_QUALITY_NAMES } from '../chords/chord-quality.ts'
import { chordHabits } from './chord-habits.ts'
import { CHORD_STATES } from './first-pass.ts'

it('chordHabits counts kinds of sevenths whatever their root', () => {
  const log = new Float32Array(4 * CHORD_STATES).fill(-30)
  ;(['maj7', 'min7', 'maj7', 'maj'] as const).forEach((quality, frame) => {
    log[frame * CHORD_STATES + frame * CHORD_QUALITY_NAMES.length + CHORD_QUALITY_NAMES.indexOf(quality)] = 0
  })
  const [major, minor, dominant] = chordHabits(log, 4)
  expect([major, minor, dominant]).toEqual([Math.sqrt(0.5), Math.sqrt(0.25), 0])
})
