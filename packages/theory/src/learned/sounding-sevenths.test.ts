import { describe, expect, it } from 'vitest'
import { CHORD_QUALITY_NAMES, type ChordQuality } from '../chords/chord-quality.ts'
import { buildFrames } from '../notes/frames.ts'
import { CHORD_STATES } from './first-pass.ts'
import { soundingSevenths } from './sounding-sevenths.ts'

const stateOf = (root: number, quality: ChordQuality): number =>
  root * CHORD_QUALITY_NAMES.length + CHORD_QUALITY_NAMES.indexOf(quality)

/** Eight beats of a C major triad with other notes, cut into beats that were all heard as one chord. */
function rename(others: readonly (readonly [pitch: number, startBeats: number])[], quality: ChordQuality) {
  const triad = [48, 52, 55].map((pitch) => ({ pitch, startBeats: 0, endBeats: 8, velocity: 90, track: 0 }))
  const sevenths = others.map(([pitch, startBeats]) => ({
    pitch,
    startBeats,
    endBeats: startBeats + 1,
    velocity: 90,
    track: 0,
  }))
  const frames = buildFrames([...triad, ...sevenths], { beatsPerBar: 4 })
  const chords = new Float32Array(8 * (CHORD_STATES + 1)).fill(-12)
  for (let segment = 0; segment < 8; segment++) {
    chords[segment * (CHORD_STATES + 1) + stateOf(0, quality)] = Math.log(0.6)
    chords[segment * (CHORD_STATES + 1) + stateOf(0, 'maj')] = Math.log(0.3)
  }
  const segments = { count: 8, firstFrame: Int32Array.from({ length: 9 }, (_, segment) => segment * 2) }
  return soundingSevenths(frames, segments, new Int32Array(8).fill(stateOf(0, quality)), chords)
}

const names = (path: Int32Array): string[] =>
  Array.from(path, (state) => CHORD_QUALITY_NAMES[state % CHORD_QUALITY_NAMES.length] ?? 'none')

describe('soundingSevenths', () => {
  it('calls a seventh chord whose seventh is nowhere heard by its triad, with the likelihood of both', () => {
    const { path, chords } = rename([], '7')
    expect(new Set(names(path))).toEqual(new Set(['maj']))
    expect(Math.exp(chords[stateOf(0, 'maj')] ?? 0)).toBeCloseTo(0.9)
  })

  it('begins the seventh chord where the seventh is heard, two beats or more after the triad', () => {
    expect(names(rename([[58, 4]], '7').path)).toEqual(['maj', 'maj', 'maj', 'maj', '7', '7', '7', '7'])
    expect(names(rename([[69, 2]], 'maj6').path)).toEqual(['maj', 'maj', ...Array<string>(6).fill('maj6')])
  })

  it('leaves a seventh that comes within two beats, or is no longer heard, to the whole chord', () => {
    expect(new Set(names(rename([[58, 1]], '7').path))).toEqual(new Set(['7']))
    expect(new Set(names(rename([[59, 0]], 'maj7').path))).toEqual(new Set(['maj7']))
  })
})
