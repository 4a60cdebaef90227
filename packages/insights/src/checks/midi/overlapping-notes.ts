import type { NoteRow } from '@kvint/report'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip, aboutTrack } from '../evidence.ts'
import { placedNotes } from './heard-notes-of.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const overlappingNotes: Check = {
  id: 'MI04',
  title: 'Notes that overlap themselves',
  area: 'rhythm',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'MIDI: the end of the first note can also end the second',
  find: (song) =>
    saw(
      song.parts.flatMap((part) => {
        const found = placedNotes(part)
          .map((placed) => ({ placed, overlaps: overlaps(placed.notes) }))
          .filter(({ overlaps }) => overlaps > 0)
        return found.length > 0 ? [{ part, found }] : []
      }),
      {
        name: ({ part }) => part.track.name,
        one: (name, { found }) =>
          say`On ${name}, ${count(
            found.reduce((sum, one) => sum + one.overlaps, 0),
            'note begins',
            'notes begin',
          )} before the same key has ended.`,
        many: (number, names) => say`On ${number} tracks notes begin before the same key has ended: ${names}.`,
        evidence: ({ part, found }) => {
          const [first] = found
          return first
            ? aboutClip(song, part, first.placed, count(first.overlaps, 'overlap'))
            : aboutTrack(part, say`overlaps`)
        },
      },
    ),
  learnMore: [manual('Editing MIDI')],
  honesty: 'Certain about the notes; with many sounds you will hear nothing of it.',
}

function overlaps(notes: readonly NoteRow[]): number {
  const ends = new Map<number, number>()
  let found = 0
  for (const [pitch, start, duration] of notes) {
    const end = ends.get(pitch)
    if (end !== undefined && start < end - OVERLAP_BEATS) found++
    ends.set(pitch, Math.max(end ?? 0, start + duration))
  }
  return found
}

/** A 128th note: less is the rounding of a legato. */
const OVERLAP_BEATS = 1 / 32
