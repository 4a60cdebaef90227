import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip, aboutTrack } from '../evidence.ts'
import { clipsInTheSong } from './in-the-song.ts'
import { placedNotes } from './heard-notes-of.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const tinyNotes: Check = {
  id: 'MI05',
  title: 'Very short notes among long ones',
  area: 'rhythm',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Shorter than 1/32 of a beat, over 2 %: a rule of thumb. Leftovers far from the song, and recordings that Live turned into notes, are left out',
  find: (song) => {
    const slips = song.parts.flatMap((part) => {
      if (DRUM_ROLES.has(part.report.role.role) || part.report.role.role === 'effects') return []
      const found = placedNotes({ ...part, clips: clipsInTheSong(song, part) }).map((placed) => ({
        placed,
        tiny: placed.notes.filter(([, , duration]) => duration < TINY_BEATS).length,
      }))
      const total = found.reduce((sum, { placed }) => sum + placed.notes.length, 0)
      const tiny = found.reduce((sum, one) => sum + one.tiny, 0)
      return tiny >= 2 && tiny > total * LEAST_SHARE && tiny < total * MOST_SHARE
        ? [{ part, tiny, total, first: found.find((one) => one.tiny > 0) }]
        : []
    })
    return saw(slips, {
      name: ({ part }) => part.track.name,
      one: (name, { tiny, total }) =>
        say`${String(tiny)} of ${count(total, 'note')} on ${name} are almost too short to sound.`,
      many: (number, names) => say`${number} tracks have notes that are almost too short to sound: ${names}.`,
      evidence: ({ part, tiny, first }) =>
        first
          ? aboutClip(song, part, first.placed, count(tiny, 'tiny note'))
          : aboutTrack(part, count(tiny, 'tiny note')),
    })
  },
  learnMore: [manual('Editing MIDI')],
  honesty: 'Likely: the lengths are certain. Grace notes and key-switches look the same.',
}

const TINY_BEATS = 1 / 32
const LEAST_SHARE = 0.02
/** Where most are that short, it is a one-shot sound: length means nothing. */
const MOST_SHARE = 0.5
