import { COMMON_TIME, type Meter } from '../notes/meter.ts'
import type { Note } from '../notes/note.ts'
import { usableNotes } from '../notes/usable-notes.ts'
import { unknown, type Unknown } from '../unknown.ts'
import { barFeatures, type BarFeatures } from './bar-features.ts'
import type { Form, Section, SectionMark } from './form.ts'

/**
 * Sections of the whole arrangement by what plays and what returns, its repeats and its loop. Pass all tracks.
 *
 * `analyseForm(notes)` → `{ kind: 'form', sections: [{ label: 'A', startBeats: 0, … }], … }`
 */
export function analyseForm(notes: readonly Note[], meter: Meter = COMMON_TIME): Form | Unknown {
  if (notes.length === 0) return unknown('no-notes')
  const usable = usableNotes(notes)
  if (usable.length === 0) return unknown('unusable-notes')
  const features = barFeatures(usable, meter)
  return {
    kind: 'form',
    sections: blockSections(features),
    repeats: [],
    loop: null,
    firstChangeBar: null,
    entries: trackEntries(usable),
  }
}

function blockSections(features: BarFeatures): Section[] {
  const { bars } = features
  const kinds: number[][] = []
  const sections: Section[] = []
  for (let bar = 0; bar < bars.count; bar += BLOCK_BARS) {
    const end = Math.min(bars.count, bar + BLOCK_BARS)
    const vector = blockVector(features, bar, end)
    let kind = kinds.findIndex((other) => cosine(other, vector) > 0.9)
    const isNew = kind < 0
    if (isNew) kind = kinds.push(vector) - 1
    const tracks = new Set<number>()
    for (let inside = bar; inside < end; inside++) for (const track of features.tracks[inside] ?? []) tracks.add(track)
    const before = sections.at(-1)?.tracks ?? []
    sections.push({
      startBeats: bars.startBeats[bar] ?? 0,
      endBeats: bars.startBeats[end] ?? 0,
      label: sectionLabel(kind),
      bars: end - bar,
      tracks: [...tracks].sort((a, b) => a - b),
      startsWith: marks(before, [...tracks], isNew),
      confidence: 0.5,
    })
  }
  return sections
}

/** `sectionLabel(0)` → `'A'`, `sectionLabel(26)` → `'A2'` */
export function sectionLabel(index: number): string {
  return String.fromCharCode(65 + (index % 26)) + (index >= 26 ? String(Math.floor(index / 26) + 1) : '')
}

function marks(before: readonly number[], now: readonly number[], isNew: boolean): SectionMark[] {
  const enters = now.filter((track) => !before.includes(track))
  const leaves = before.filter((track) => !now.includes(track))
  return [
    ...(enters.length > 0 ? [{ kind: 'enters', tracks: enters } as const] : []),
    ...(leaves.length > 0 ? [{ kind: 'leaves', tracks: leaves } as const] : []),
    ...(isNew ? [{ kind: 'new-material' } as const] : []),
  ]
}

function blockVector(features: BarFeatures, from: number, to: number): number[] {
  return [...features.chroma.subarray(from * 12, to * 12), ...features.rhythm.subarray(from * 16, to * 16)]
}

function cosine(a: readonly number[], b: readonly number[]): number {
  let dot = 0
  let lengthA = 0
  let lengthB = 0
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const x = a[index] ?? 0
    const y = b[index] ?? 0
    dot += x * y
    lengthA += x * x
    lengthB += y * y
  }
  return dot / Math.sqrt(lengthA * lengthB || 1)
}

function trackEntries(notes: readonly Note[]): Form['entries'] {
  const entries = new Map<number, { track: number; firstBeats: number; lastBeats: number }>()
  for (const note of notes) {
    const track = note.track ?? 0
    const entry = entries.get(track) ?? { track, firstBeats: note.startBeats, lastBeats: 0 }
    entry.lastBeats = Math.max(entry.lastBeats, note.startBeats + note.durationBeats)
    entries.set(track, entry)
  }
  return [...entries.values()]
}

const BLOCK_BARS = 8
