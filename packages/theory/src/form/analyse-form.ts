import { COMMON_TIME, type Meter } from '../notes/meter.ts'
import type { Note } from '../notes/note.ts'
import { usableNotes } from '../notes/usable-notes.ts'
import { unknown, type Unknown } from '../unknown.ts'
import { barFeatures, type BarFeatures } from './bar-features.ts'
import { barSimilarity, type BarSimilarity } from './bar-similarity.ts'
import { findRepeats } from './find-repeats.ts'
import { findSections, type BarSection } from './find-sections.ts'
import type { Form, Section, SectionMark } from './form.ts'

/**
 * Sections of the whole arrangement by what plays and what returns, its repeats and its loop. Pass all tracks, drums
 * included.
 *
 * `analyseForm(notes)` → `{ kind: 'form', sections: [{ label: 'A', startBeats: 0, … }], … }`
 */
export function analyseForm(notes: readonly Note[], meter: Meter = COMMON_TIME): Form | Unknown {
  if (notes.length === 0) return unknown('no-notes')
  const usable = usableNotes(notes)
  const first = usable[0]
  if (!first) return unknown('unusable-notes')
  const near = usable.filter((note) => note.startBeats - first.startBeats < LONGEST_MUSIC_BEATS)
  const features = barFeatures(near, meter)
  const similarity = barSimilarity(features)
  const cuts = findSections(features, similarity)
  return {
    kind: 'form',
    sections: describeSections(features, similarity, cuts),
    repeats: findRepeats(features, similarity, cuts),
    ...findArrangementLoop(features, similarity),
    entries: trackEntries(near),
  }
}

function describeSections(features: BarFeatures, similarity: BarSimilarity, cuts: readonly BarSection[]): Section[] {
  const sections: Section[] = []
  for (const cut of cuts) {
    const tracks = new Set<number>()
    for (let bar = cut.from; bar < cut.to; bar++) for (const track of features.tracks[bar] ?? []) tracks.add(track)
    const earlier = cuts.find((other) => other.kind === cut.kind && other.from < cut.from)
    sections.push({
      startBeats: features.bars.startBeats[cut.from] ?? 0,
      endBeats: features.bars.startBeats[cut.to] ?? 0,
      label: sectionLabel(cut.kind),
      bars: cut.to - cut.from,
      tracks: [...tracks].sort((a, b) => a - b),
      startsWith: marks(
        sections.at(-1)?.tracks ?? [],
        [...tracks],
        earlier && (features.bars.startBeats[earlier.from] ?? 0),
      ),
      confidence: Math.max(cut.confidence, similarity.count > 1 ? 0 : 1),
    })
  }
  return sections
}

/** `sectionLabel(0)` → `'A'`, `sectionLabel(26)` → `'A2'` */
export function sectionLabel(index: number): string {
  return String.fromCharCode(65 + (index % 26)) + (index >= 26 ? String(Math.floor(index / 26) + 1) : '')
}

function marks(before: readonly number[], now: readonly number[], repeatOf: number | undefined): SectionMark[] {
  const enters = now.filter((track) => !before.includes(track))
  const leaves = before.filter((track) => !now.includes(track))
  return [
    ...(enters.length > 0 ? [{ kind: 'enters', tracks: enters } as const] : []),
    ...(leaves.length > 0 ? [{ kind: 'leaves', tracks: leaves } as const] : []),
    repeatOf === undefined ? { kind: 'new-material' } : { kind: 'repeats', ofBeats: repeatOf, transposedBy: 0 },
  ]
}

/** The shortest number of bars after which most bars come again, and the first bar that does not. */
function findArrangementLoop(features: BarFeatures, similarity: BarSimilarity): Pick<Form, 'loop' | 'firstChangeBar'> {
  const { count } = similarity
  for (let length = 1; length <= Math.min(LONGEST_LOOP_BARS, count / 2); length++) {
    let alike = 0
    for (let bar = length; bar < count; bar++) if (similarity.at(bar, bar - length) > ALIKE) alike++
    if (alike < (count - length) * LOOP_SHARE) continue
    let change = length
    while (change < count && similarity.at(change, change - length) > EXACT) change++
    const firstChangeBar = change < count ? change + features.bars.firstNumber : null
    return { loop: { lengthBars: length, times: Math.floor(count / length) }, firstChangeBar }
  }
  return { loop: null, firstChangeBar: null }
}

function trackEntries(notes: readonly Note[]): Form['entries'] {
  const entries = new Map<number, { track: number; firstBeats: number; lastBeats: number }>()
  for (const note of notes) {
    const track = note.track ?? 0
    const entry = entries.get(track) ?? { track, firstBeats: note.startBeats, lastBeats: note.startBeats }
    entry.lastBeats = Math.max(entry.lastBeats, note.startBeats + note.durationBeats)
    entries.set(track, entry)
  }
  return [...entries.values()]
}

const LONGEST_LOOP_BARS = 32
const LONGEST_MUSIC_BEATS = 32_768
const ALIKE = 0.7
const EXACT = 0.97
const LOOP_SHARE = 0.6
