import type { Harmony } from '../harmony/harmony.ts'
import { barAt, barGrid, type BarGrid } from '../notes/bar-grid.ts'
import { harmonicNotes } from '../notes/harmonic-notes.ts'
import { COMMON_TIME, type Meter } from '../notes/meter.ts'
import type { Note } from '../notes/note.ts'
import type { TrackRole } from '../notes/track-role.ts'
import { bassMotion, findPedals, harmonicRhythm } from './bass-facts.ts'
import { findCadences } from './cadences.ts'
import { foreignNotes } from './foreign-notes.ts'
import type { HarmonyFacts, SpanOf } from './harmony-facts.ts'
import { appliedChords, borrowedChords, functionShares } from './mixture.ts'
import { findProgressions } from './progressions.ts'
import { scaleCoverage, seventhDegree } from './scale-facts.ts'

/**
 * What the chords and notes of an analysed piece add up to. Give the same notes and options as to `analyseHarmony`.
 *
 * `findHarmonyFacts(harmony, notes).progressions[0]?.schema?.name` → `'axis'`
 */
export function findHarmonyFacts(
  harmony: Harmony,
  notes: readonly Note[],
  options: { readonly meter?: Meter; readonly roles?: Readonly<Record<number, TrackRole>> } = {},
): HarmonyFacts {
  const { chords, localKeys } = harmony
  const key = harmony.key.kind === 'key' ? harmony.key : null
  const meter = options.meter ?? COMMON_TIME
  const grid = gridOver(meter, harmony)
  // Single notes may sound before the first chord.
  const bars = barGrid(meter, Math.min(0, harmony.chords[0]?.startBeats ?? 0), grid.startBeats.at(-1) ?? 1)
  const spanOf: SpanOf = (startBeats, endBeats) => ({
    startBeats,
    endBeats,
    bar: barAt(bars, startBeats) + bars.firstNumber,
  })
  const heard = harmonicNotes(notes, options.roles).notes
  return {
    progressions: findProgressions(chords, spanOf),
    cadences: findCadences(chords, heard, localKeys, grid, spanOf),
    borrowed: borrowedChords(chords, heard, localKeys, spanOf),
    applied: appliedChords(chords, heard, spanOf),
    seventhDegree: key ? seventhDegree(heard, chords, key) : null,
    scaleCoverage: key ? scaleCoverage(heard, key) : null,
    foreignNotes: key ? foreignNotes(heard, chords, localKeys, spanOf) : null,
    pedals: findPedals(chords, heard, key, spanOf),
    harmonicRhythm: harmonicRhythm(chords, grid, spanOf),
    bassMotion: bassMotion(chords, key, spanOf),
    functionShares: key ? functionShares(chords) : null,
  }
}

function gridOver(meter: Meter, harmony: Harmony): BarGrid {
  const from = harmony.chords[0]?.startBeats ?? 0
  return barGrid(meter, from, harmony.chords.at(-1)?.endBeats ?? from + 1)
}
