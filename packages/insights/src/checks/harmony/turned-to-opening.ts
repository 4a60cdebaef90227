import type { Chord } from '@kvint/theory'
import { firstWhere } from '../../song/first-where.ts'
import type { Song } from '../../song/song.ts'

/**
 * The chords of a pass, from the one that begins the most music of its sections. Where a section begins without chords, the
 * first that comes in it begins its music.
 *
 * `turnedToOpening(song, chords, [Am, C, G], 12)` → `[C, G, Am]` where the verse begins on C
 */
export function turnedToOpening(
  { picture }: Song,
  chords: readonly Chord[],
  first: readonly Chord[],
  lengthBeats: number,
): Chord[] {
  const start = first[0]?.startBeats ?? 0
  const end = first.at(-1)?.endBeats ?? start
  const openings = picture.sections.flatMap((section) => {
    const chord = chords[firstWhere(chords, ({ endBeats }) => endBeats > section.startBeats + HAIR_BEATS)]
    const from = Math.max(section.startBeats, chord?.startBeats ?? 0)
    const isNear = from > start - lengthBeats && from < end && from < section.endBeats
    return isNear ? [{ from, beats: section.endBeats - from }] : []
  })
  const turns = first.map((chord, index) => ({
    index,
    opens: openings
      .filter(({ from }) => isInteger((from - chord.startBeats) / lengthBeats))
      .reduce((sum, { beats }) => sum + beats, 0),
  }))
  const [turn] = turns.toSorted((a, b) => b.opens - a.opens)
  return [...first.slice(turn?.index), ...first.slice(0, turn?.index)]
}

function isInteger(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 0.01
}

const HAIR_BEATS = 0.05
