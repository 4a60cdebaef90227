import type { Chord } from '../chords/chord.ts'
import type { KeyFinding } from '../keys/key-finding.ts'
import { modeFamily, MODE_INTERVALS } from '../pitch/mode.ts'
import type { SoundingNote } from '../notes/harmonic-notes.ts'
import { fifthsInKey, fifthsName } from '../pitch/line-of-fifths.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import type { ScaleCoverage, SeventhDegree } from './harmony-facts.ts'

/** Raised against natural seventh of a minor key; `null` in major modes or where neither sounds for a beat. */
export function seventhDegree(
  notes: readonly SoundingNote[],
  chords: readonly Chord[],
  key: KeyFinding,
): SeventhDegree | null {
  if (modeFamily(key.mode) !== 'minor') return null
  const raised = pitchClassOf(key.tonicPitchClass + 11)
  const natural = pitchClassOf(key.tonicPitchClass + 10)
  let raisedBeats = 0
  let naturalBeats = 0
  let overDominant = 0
  let at = 0
  for (const note of notes) {
    const pitchClass = pitchClassOf(note.pitch)
    const length = note.endBeats - note.startBeats
    if (pitchClass === natural) naturalBeats += length
    if (pitchClass !== raised) continue
    raisedBeats += length
    while (at + 1 < chords.length && (chords[at]?.endBeats ?? 0) <= note.startBeats + 0.05) at++
    if (leadsHome(chords[at], chords[at + 1], key)) overDominant += length
  }
  const total = raisedBeats + naturalBeats
  if (total < 1) return null
  const share = raisedBeats / total
  const tonicFifth = fifthsInKey(key.tonicPitchClass, key)
  return {
    raisedBeats,
    naturalBeats,
    raisedName: fifthsName(tonicFifth + 5),
    naturalName: fifthsName(tonicFifth - 2),
    raisedOverDominant: raisedBeats > 0 ? overDominant / raisedBeats : 0,
    reading: share > 0.75 ? 'harmonic-minor' : share < 0.1 ? 'natural-minor' : 'mixed',
    confidence: key.confidence,
  }
}

/** V or vii° before a chord on the home note. The same pitch in a chord on another root is another note: the C♭ of D♭7 in C minor. */
function leadsHome(chord: Chord | undefined, next: Chord | undefined, { tonicPitchClass }: KeyFinding): boolean {
  if (!chord || next?.rootPitchClass !== tonicPitchClass) return false
  const degree = pitchClassOf(chord.rootPitchClass - tonicPitchClass)
  return degree === 7 || degree === 11
}

/** Which degrees of the key are played; a degree counts from half a percent of the sounding time. */
export function scaleCoverage(notes: readonly SoundingNote[], key: KeyFinding): ScaleCoverage {
  const beats = Array.from({ length: 12 }, () => 0)
  let total = 0
  for (const note of notes) {
    const above = pitchClassOf(note.pitch - key.tonicPitchClass)
    beats[above] = (beats[above] ?? 0) + note.endBeats - note.startBeats
    total += note.endBeats - note.startBeats
  }
  const used = MODE_INTERVALS[key.mode].map((interval) => (beats[interval] ?? 0) > total * 0.005)
  const usedDegrees = used.flatMap((isUsed, index) => (isUsed ? [index + 1] : []))
  const missingDegrees = used.flatMap((isUsed, index) => (isUsed ? [] : [index + 1]))
  const missing = missingDegrees.join()
  const isPentatonic = missing === (modeFamily(key.mode) === 'major' ? '4,7' : '2,6')
  return {
    usedDegrees,
    missingDegrees,
    shape:
      usedDegrees.length === 7
        ? 'whole-scale'
        : usedDegrees.length === 6
          ? 'hexatonic'
          : isPentatonic
            ? 'pentatonic'
            : 'fragment',
    name: isPentatonic ? `${modeFamily(key.mode)} pentatonic` : null,
    confidence: key.confidence,
  }
}
