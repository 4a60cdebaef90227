import { barAt, barGrid } from '../notes/bar-grid.ts'
import { COMMON_TIME, type Meter } from '../notes/meter.ts'
import type { Note } from '../notes/note.ts'
import { usableNotes } from '../notes/usable-notes.ts'
import { unknown } from '../unknown.ts'
import { findLoop } from './find-loop.ts'
import { fitGrid } from './grid-fit.ts'
import { polymeterOf } from './polymeter.ts'
import type { Rhythm, RhythmResult } from './rhythm.ts'
import { measureSwing } from './swing.ts'
import { measureSyncopation } from './syncopation.ts'
import { shapeVelocity } from './velocity-shape.ts'

/**
 * Timing, swing, density, velocity and loop of one track. Pass one track's notes, drums included.
 *
 * `analyseRhythm(hats).swing?.ratio` → `0.58`
 */
export function analyseRhythm(notes: readonly Note[], meter: Meter = COMMON_TIME): RhythmResult {
  if (notes.length === 0) return unknown('no-notes')
  const usable = usableNotes(notes)
  if (usable.length === 0) return unknown('unusable-notes')
  const loop = findLoop(usable)
  return {
    kind: 'rhythm',
    noteCount: usable.length,
    density: densityOf(usable, meter),
    grid: fitGrid(usable),
    swing: measureSwing(usable),
    velocity: shapeVelocity(usable, meter),
    syncopation: measureSyncopation(usable, meter),
    loop,
    polymeter: loop && !meter.changes?.length ? polymeterOf(loop.lengthBeats, meter.beatsPerBar) : null,
  }
}

function densityOf(notes: readonly Note[], meter: Meter): Rhythm['density'] {
  const bars = barGrid(meter, notes[0]?.startBeats ?? 0, (notes.at(-1)?.startBeats ?? 0) + 1e-6)
  const counts = new Map<number, number>()
  for (const note of notes) {
    const bar = barAt(bars, note.startBeats)
    counts.set(bar, (counts.get(bar) ?? 0) + 1)
  }
  const [busiest] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  const [bar, count] = busiest ?? [0, 0]
  return { perBar: notes.length / bars.count, busiestBar: bar + bars.firstNumber, busiestBarNotes: count }
}
