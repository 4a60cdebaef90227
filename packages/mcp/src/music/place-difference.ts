import { keyAt, localKeyAt, pitchName, type Report } from '@kvint/report'
import { overlap } from './bar-lines.ts'
import { round } from './numbers.ts'
import type { Place } from './place.ts'
import { audioNames, isPitched, type SoundingPart, soundingParts } from './sounding-parts.ts'

/**
 * What tells one stretch of a song from another: parts that only one of them has, notes a bar of those that both have,
 * register, chords, key. Both sides of a line stand in the order of the two places.
 */
export function placeDifference(report: Report, a: Place, b: Place): string[] {
  const [inA, inB] = [soundingParts(report, a), soundingParts(report, b)]
  const names = (parts: readonly SoundingPart[], without: readonly SoundingPart[]) =>
    parts
      .filter(({ track }) => !without.some((other) => other.track.id === track.id))
      .map(({ track }) => track.name)
      .join(', ')
  const [onlyA, onlyB] = [names(inA, inB), names(inB, inA)]
  return [
    onlyA === '' ? `Nothing of ${a.name} is missing in ${b.name}` : `Only in ${a.name}: ${onlyA}`,
    onlyB === '' ? `Nothing comes in with ${b.name}` : `Only in ${b.name}: ${onlyB}`,
    `Parts: ${inA.length} and ${inB.length}`,
    `Notes a bar: ${notesABar(inA, a)} and ${notesABar(inB, b)}`,
    ...busier(inA, inB, a, b),
    `Register of the pitched parts: ${register(inA, a, report)} and ${register(inB, b, report)}`,
    `Chords: ${chords(report, a)} and ${chords(report, b)}`,
    ...keys(report, a, b),
    ...unheard([...inA, ...inB]),
  ]
}

/** Notes, register and chords say nothing of audio. */
function unheard(parts: readonly SoundingPart[]): string[] {
  const names = [...new Set(audioNames(parts))]
  return names.length === 0 ? [] : [`Audio has no notes: ${names.join(', ')} not counted in notes, register and chords`]
}

const barCount = ({ bars }: Place) => bars.to - bars.from + 1
const perBar = (notes: number, place: Place) => round(notes / barCount(place), 1)

function notesABar(parts: readonly SoundingPart[], place: Place): number {
  return perBar(
    parts.reduce((sum, { notes }) => sum + notes.length, 0),
    place,
  )
}

/** Parts of both whose notes differ most, half as many again at least. */
function busier(inA: readonly SoundingPart[], inB: readonly SoundingPart[], a: Place, b: Place): string[] {
  return inA
    .flatMap(({ track, notes }) => {
      const other = inB.find((part) => part.track.id === track.id)
      if (!other || notes.length + other.notes.length === 0) return []
      const [before, after] = [perBar(notes.length, a), perBar(other.notes.length, b)]
      const ratio = Math.max(before, after) / Math.max(0.1, Math.min(before, after))
      return ratio >= 1.5 ? [{ text: `${track.name}: ${before} and ${after} notes a bar`, ratio }] : []
    })
    .toSorted((one, other) => other.ratio - one.ratio)
    .slice(0, 6)
    .map(({ text }) => text)
}

function register(parts: readonly SoundingPart[], place: Place, report: Report): string {
  const pitches = parts.filter(isPitched).flatMap(({ notes }) => notes.map(({ pitch }) => pitch))
  if (pitches.length === 0) return 'none'
  const key = keyAt(report.harmony, place.startBeats)
  const [low, high] = pitches.reduce(
    ([least, most], pitch) => [Math.min(least, pitch), Math.max(most, pitch)],
    [127, 0],
  )
  return `${pitchName(low ?? 0, key)} to ${pitchName(high ?? 0, key)}`
}

function chords({ harmony }: Report, place: Place): string {
  if (harmony.kind === 'unknown') return 'not known'
  const there = harmony.chords.filter((chord) => overlap(chord, place)).map(({ symbol }) => symbol)
  const different = [...new Set(there)]
  if (different.length === 0) return 'none'
  const shown = different.slice(0, 8).join(' ')
  return `${there.length} changes among ${different.length} (${shown}${different.length > 8 ? ' …' : ''})`
}

function keys({ harmony }: Report, a: Place, b: Place): string[] {
  if (harmony.kind === 'unknown') return []
  const [one, other] = [a, b].map(
    ({ startBeats }) => localKeyAt(harmony.localKeys, startBeats)?.name ?? harmony.key.name,
  )
  return one === other ? [`Key: ${one} in both`] : [`Key: ${one} and ${other}`]
}
