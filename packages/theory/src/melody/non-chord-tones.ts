import type { Chord } from '../chords/chord.ts'
import { CHORD_QUALITIES } from '../chords/chord-quality.ts'
import type { SoundingNote } from '../notes/harmonic-notes.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import type { NonChordToneKind } from '../chords/non-chord-tone.ts'

/**
 * What the note at `place` of a line does, if it is not of the chord: how it is reached and left decides (Kostka & Payne,
 * Tonal Harmony, ch. 11–12). Only meaningful for a note outside the chord.
 */
export function nonChordToneKind(
  line: readonly SoundingNote[],
  place: number,
  chord: Pick<Chord, 'startBeats' | 'endBeats'> | undefined,
): NonChordToneKind {
  const note = line[place]
  if (!note) return 'free'
  const before = neighbourInTime(line, place, -1)
  const after = neighbourInTime(line, place, 1)
  const into = before ? note.pitch - before.pitch : null
  const out = after ? after.pitch - note.pitch : null
  const isHeld = chord !== undefined && note.startBeats < chord.startBeats - 0.05
  if (isHeld && out !== null && out < 0 && out >= -2) return 'suspension'
  if (isHeld && note.endBeats >= (chord?.endBeats ?? 0) - 0.05) return 'pedal'
  if (out === 0 && chord && after && after.startBeats >= chord.endBeats - 0.05) return 'anticipation'
  if (into === 0 && isStep(out) && (out ?? 0) < 0) return 'suspension'
  if (isStep(into) && isStep(out)) return Math.sign(into ?? 0) === Math.sign(out ?? 0) ? 'passing' : 'neighbour'
  // After silence a step may be a line that sets out; a semitone is what gives way.
  if (isStep(out) && (into !== null || Math.abs(out ?? 0) === 1)) return 'appoggiatura'
  if (isStep(into) && out !== null && out !== 0) return 'escape'
  return 'free'
}

/** Whether a pitch belongs to a chord. */
export function isChordTone(pitch: number, chord: Pick<Chord, 'rootPitchClass' | 'quality'>): boolean {
  return CHORD_QUALITIES[chord.quality].intervals.includes(pitchClassOf(pitch - chord.rootPitchClass))
}

/** The nearest note of the line in pitch among those struck next (or last) in time. */
function neighbourInTime(line: readonly SoundingNote[], place: number, direction: 1 | -1): SoundingNote | null {
  const note = line[place]
  if (!note) return null
  let found: SoundingNote | null = null
  let at: number | null = null
  for (let index = place + direction, looked = 0; looked < LOOK; index += direction, looked++) {
    const other = line[index]
    if (!other) break
    if (Math.abs(other.startBeats - note.startBeats) < 0.05) continue
    at ??= other.startBeats
    if (Math.abs(other.startBeats - at) > 0.05 || Math.abs(at - note.startBeats) > FARTHEST_BEATS) break
    if (!found || Math.abs(other.pitch - note.pitch) < Math.abs(found.pitch - note.pitch)) found = other
  }
  return found
}

function isStep(interval: number | null): boolean {
  return interval !== null && interval !== 0 && Math.abs(interval) <= 2
}

const LOOK = 12
const FARTHEST_BEATS = 4
