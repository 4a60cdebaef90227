import type { Chord } from '../chords/chord.ts'
import type { LocalKey } from '../keys/local-key.ts'
import { modeFamily } from '../pitch/mode.ts'
import { barAt, type BarGrid } from '../notes/bar-grid.ts'
import type { SoundingNote } from '../notes/harmonic-notes.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import type { Cadence, SpanOf } from './harmony-facts.ts'
import { plainNumeral } from './progression-schemas.ts'

/** Chord pairs that end a phrase: the second chord lasts at least as long as the first, or the music pauses, or a group of four bars closes. */
export function findCadences(
  chords: readonly Chord[],
  notes: readonly SoundingNote[],
  localKeys: readonly LocalKey[],
  grid: BarGrid,
  spanOf: SpanOf,
): Cadence[] {
  const cadences: Cadence[] = []
  let keyIndex = 0
  let noteIndex = 0
  for (let index = 1; index < chords.length; index++) {
    const first = chords[index - 1]
    const second = chords[index]
    if (!first?.roman || !second?.roman) continue
    while (keyIndex + 1 < localKeys.length && (localKeys[keyIndex]?.endBeats ?? 0) <= second.startBeats) keyIndex++
    const key = localKeys[keyIndex]
    const kind = key ? cadenceKind(first, second, modeFamily(key.mode)) : null
    if (!kind || !key) continue
    const closing = closure(first, second, chords[index + 1], grid, kind)
    if (closing < 0.4) continue
    let top = -1
    while (noteIndex < notes.length && (notes[noteIndex]?.startBeats ?? 0) < second.startBeats - 0.1) noteIndex++
    for (let at = noteIndex; at < notes.length; at++) {
      const note = notes[at]
      if (!note || note.startBeats > second.startBeats + 0.1) break
      top = Math.max(top, note.pitch)
    }
    cadences.push({
      kind,
      numerals: [first.roman, second.roman],
      symbols: [first.symbol, second.symbol],
      span: spanOf(first.startBeats, second.endBeats),
      isPerfect:
        kind === 'authentic' &&
        first.inversion === 0 &&
        second.inversion === 0 &&
        pitchClassOf(top) === key.tonicPitchClass,
      confidence: Math.min(1, first.confidence * second.confidence * closing),
    })
  }
  return cadences
}

function cadenceKind(first: Chord, second: Chord, family: 'major' | 'minor'): Cadence['kind'] | null {
  const from = plainNumeral(first.roman ?? '')
  const to = plainNumeral(second.roman ?? '')
  const isApplied = (first.roman ?? '').includes('/') && first.colour?.kind === 'applied'
  if (isApplied) return null
  const isTonic = to === 'I' || to === 'i'
  const isDominant = from === 'V' || from === 'vii'
  if (isDominant && isTonic) return 'authentic'
  if (isDominant && (to === 'vi' || to === 'VI')) return 'deceptive'
  if ((from === 'IV' || from === 'iv') && isTonic) return 'plagal'
  if ((from === 'bVII' || from === 'VII') && isTonic) return 'backdoor'
  if (to !== 'V') return null
  return family === 'minor' && from === 'iv' && first.inversion === 1 ? 'phrygian-half' : 'half'
}

/** 0…1: how much the second chord sounds like an end. */
function closure(first: Chord, second: Chord, next: Chord | undefined, grid: BarGrid, kind: Cadence['kind']): number {
  const length = second.endBeats - second.startBeats
  const isPause = !next || next.startBeats - second.endBeats > 0.9
  const isLonger = length >= (first.endBeats - first.startBeats) * 1.9
  const bar = barAt(grid, second.startBeats)
  const isDownbeat = Math.abs((grid.startBeats[bar] ?? 0) - second.startBeats) < 0.01
  const place = bar + grid.firstNumber - 1
  const closesGroup = kind === 'half' || kind === 'deceptive' ? place % 4 === 3 : place % 4 === 0 || place % 4 === 3
  const points = (isPause ? 0.5 : 0) + (isLonger ? 0.3 : 0) + (isDownbeat ? 0.2 : 0) + (closesGroup ? 0.3 : 0)
  return Math.min(1, points)
}
