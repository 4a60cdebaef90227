import { pitchClassOf } from '../pitch/pitch-class.ts'
import { modeFamily, MODE_INTERVALS, type Key } from '../pitch/mode.ts'

/** How a second key lies to a first. `same-notes` are two modes of one scale that are not relative major and minor. */
export type KeyRelation =
  | 'same'
  | 'relative'
  | 'parallel'
  | 'same-notes'
  | 'fifth-up'
  | 'fifth-down'
  | 'step-up'
  | 'step-down'
  | 'distant'

/** `keyRelation(C major, A minor)` → `'relative'` */
export function keyRelation(from: Key, to: Key): KeyRelation {
  const interval = pitchClassOf(to.tonicPitchClass - from.tonicPitchClass)
  const isSameFamily = modeFamily(from.mode) === modeFamily(to.mode)
  if (interval === 0) return from.mode === to.mode ? 'same' : 'parallel'
  if (hasSameNotes(from, to)) return !isSameFamily && (interval === 3 || interval === 9) ? 'relative' : 'same-notes'
  if (!isSameFamily) return interval === (modeFamily(from.mode) === 'major' ? 9 : 3) ? 'relative' : 'distant'
  return RELATION_OF_INTERVAL[interval] ?? 'distant'
}

function hasSameNotes(a: Key, b: Key): boolean {
  const notes = new Set(MODE_INTERVALS[a.mode].map((interval) => pitchClassOf(a.tonicPitchClass + interval)))
  return MODE_INTERVALS[b.mode].every((interval) => notes.has(pitchClassOf(b.tonicPitchClass + interval)))
}

const RELATION_OF_INTERVAL: Readonly<Record<number, KeyRelation>> = {
  7: 'fifth-up',
  5: 'fifth-down',
  1: 'step-up',
  2: 'step-up',
  10: 'step-down',
  11: 'step-down',
}
