import { CHORD_QUALITIES, type Note } from '@kvint/theory'

/**
 * Whether a note stands in a broken chord: among notes one after the other that leap, by thirds or more, through three tones
 * or more of one chord. Notes of one line, sorted by start.
 *
 * `isInBrokenChord(line, gSharp)` → `true` for G♯ in D6 G♯5 B5 G♯5
 */
export function isInBrokenChord(line: readonly Note[], note: Pick<Note, 'pitch' | 'startBeats'>): boolean {
  const at = line.findIndex(
    ({ pitch, startBeats }) => pitch === note.pitch && Math.abs(startBeats - note.startBeats) < HAIR_BEATS,
  )
  if (at === -1) return false
  return LENGTHS.some((length) =>
    Array.from({ length }, (_, before) => line.slice(Math.max(0, at - before), at - before + length)).some(
      (group) => group.length === length && leaps(group) && spellsChord(group),
    ),
  )
}

function leaps(group: readonly Note[]): boolean {
  return group.every(({ pitch, startBeats }, index) => {
    const before = group[index - 1]
    if (!before) return true
    const step = startBeats - before.startBeats
    return step > HAIR_BEATS && step <= LONGEST_STEP_BEATS + HAIR_BEATS && Math.abs(pitch - before.pitch) >= THIRD
  })
}

function spellsChord(group: readonly Note[]): boolean {
  const tones = [...new Set(group.map(({ pitch }) => pitch % 12))]
  return (
    tones.length >= 3 &&
    tones.some((root) =>
      QUALITIES.some(({ intervals }) => tones.every((tone) => intervals.includes((tone - root + 12) % 12))),
    )
  )
}

/** Built of thirds. */
const QUALITIES = (['maj', 'min', 'dim', '7', 'maj7', 'min7', 'hdim7', 'dim7'] as const).map(
  (quality) => CHORD_QUALITIES[quality],
)
const LENGTHS = [3, 4]
const THIRD = 3
const LONGEST_STEP_BEATS = 1
const HAIR_BEATS = 0.03
