import type { Chord } from '../chords/chord.ts'
import { CHORD_QUALITIES } from '../chords/chord-quality.ts'
import type { KeyFinding } from '../keys/key-finding.ts'
import { barAt, type BarGrid } from '../notes/bar-grid.ts'
import type { SoundingNote } from '../notes/harmonic-notes.ts'
import { pitchClassName } from '../pitch/note-name.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import { isOverItsBass } from './heard-in.ts'
import type { BassMotion, HarmonicRhythm, Pedal, SpanOf } from './harmony-facts.ts'

/** Bass notes that stay under three or more different chords, and are the lowest note there. */
export function findPedals(
  chords: readonly Chord[],
  notes: readonly SoundingNote[],
  key: KeyFinding | null,
  spanOf: SpanOf,
): Pedal[] {
  const pedals: Pedal[] = []
  for (let from = 0; from < chords.length;) {
    const bass = chords[from]?.bassPitchClass
    let to = from + 1
    while (to < chords.length && chords[to]?.bassPitchClass === bass) to++
    const held = chords.slice(from, to)
    const roots = new Set(held.map((chord) => chord.rootPitchClass))
    const isHeld = () => held.every((chord) => isOverItsBass(chord, notes))
    if (bass !== undefined && held.length >= 3 && roots.size >= 2 && isHeld()) {
      const above = key ? pitchClassOf(bass - key.tonicPitchClass) : -1
      pedals.push({
        pitchClass: bass,
        name: pitchClassName(bass, key ?? undefined),
        degree: above === 0 ? 'tonic' : above === 7 ? 'dominant' : 'other',
        chords: [...new Set(held.map((chord) => chord.symbol))],
        roots: roots.size,
        isDissonant: held.some((chord) => isForeignTo(chord, bass)),
        span: spanOf(held[0]?.startBeats ?? 0, held.at(-1)?.endBeats ?? 0),
        confidence: held.reduce((least, chord) => Math.min(least, chord.confidence), 1),
      })
    }
    from = to
  }
  return pedals
}

function isForeignTo({ rootPitchClass, quality }: Chord, bass: number): boolean {
  return !CHORD_QUALITIES[quality].intervals.some((interval) => pitchClassOf(rootPitchClass + interval) === bass)
}

/** How often the chord changes, with the busiest and the calmest four bars; `null` without chords. */
export function harmonicRhythm(chords: readonly Chord[], grid: BarGrid, spanOf: SpanOf): HarmonicRhythm | null {
  if (chords.length === 0) return null
  const changes = new Int32Array(grid.count)
  for (const chord of chords) {
    const bar = barAt(grid, chord.startBeats)
    changes[bar] = (changes[bar] ?? 0) + 1
  }
  const window = Math.min(4, grid.count)
  let fastest = 0
  let slowest = 0
  const sums = Array.from({ length: grid.count - window + 1 }, (_, bar) =>
    changes.subarray(bar, bar + window).reduce((sum, count) => sum + count, 0),
  )
  sums.forEach((sum, bar) => {
    if (sum > (sums[fastest] ?? 0)) fastest = bar
    if (sum < (sums[slowest] ?? 0)) slowest = bar
  })
  const span = (bar: number) => spanOf(grid.startBeats[bar] ?? 0, grid.startBeats[bar + window] ?? 0)
  return { changesPerBar: chords.length / grid.count, fastest: span(fastest), slowest: span(slowest) }
}

/** Steps and leaps of the chords' bass; `null` for fewer than four chords. */
export function bassMotion(chords: readonly Chord[], key: KeyFinding | null, spanOf: SpanOf): BassMotion | null {
  if (chords.length < 4) return null
  // Chords in a row over one bass note are one step of its walk.
  const walk = chords.filter((chord, index) => chord.bassPitchClass !== chords[index - 1]?.bassPitchClass)
  const endOf = (index: number) => walk[index + 1]?.startBeats ?? chords.at(-1)?.endBeats ?? 0
  let steps = 0
  let leaps = 0
  let lament: BassMotion['lament'] = null
  let fallFrom = 0
  for (let index = 1; index < walk.length; index++) {
    const up = pitchClassOf((walk[index]?.bassPitchClass ?? 0) - (walk[index - 1]?.bassPitchClass ?? 0))
    if (up === 1 || up === 2 || up === 10 || up === 11) steps++
    else leaps++
    if (up !== 10 && up !== 11) fallFrom = index
    const length = index - fallFrom + 1
    if (length < 4 || (lament && length <= lament.names.length)) continue
    const fall = walk.slice(fallFrom, index + 1)
    lament = {
      names: fall.map((chord) => pitchClassName(chord.bassPitchClass, key ?? undefined)),
      span: spanOf(fall[0]?.startBeats ?? 0, endOf(index)),
    }
  }
  const roots = chords.filter((chord) => chord.bassPitchClass === chord.rootPitchClass).length
  return { steps, leaps, rootShare: roots / chords.length, lament }
}
