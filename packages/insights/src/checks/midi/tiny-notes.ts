import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import { count } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip, aboutTrack } from '../evidence.ts'
import { placedNotes } from './heard-notes-of.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const tinyNotes: Check = {
  id: 'MI05',
  title: 'Very short notes among long ones',
  area: 'rhythm',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'likely',
  reads: ['clips.notes.durationBeats', 'tracks.role'],
  source: 'Shorter than 1/32 of a beat, over 2 %: a rule of thumb',
  find: (song) => {
    const slips = song.parts.flatMap((part) => {
      if (DRUM_ROLES.has(part.report.role.role) || part.report.role.role === 'effects') return []
      const found = placedNotes(part).map((placed) => ({
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
        `${String(tiny)} of ${count(total, 'note')} on ${name} are almost too short to sound.`,
      many: (number, names) => `${number} tracks have notes that are almost too short to sound: ${names}.`,
      evidence: ({ part, tiny, first }) =>
        first
          ? aboutClip(song, part, first.placed, count(tiny, 'tiny note'))
          : aboutTrack(part, count(tiny, 'tiny note')),
    })
  },
  lesson: {
    beginner: {
      why: 'They look like slips from recording: a key brushed, a mouse click too many.',
      tryThis: ['Zoom in on the clip.', 'Delete the slivers, or pull them to their full length.'],
      listenFor: 'Small clicks that you took for part of the sound.',
    },
    intermediate: {
      why: 'On a sound with a fast attack a tiny note clicks; on a slow one it is silent and only counts.',
      tryThis: [
        'Select by length: sort by eye at the end of a phrase, where fingers lift.',
        'Grace notes are short as well: keep those that lead into a note.',
      ],
      listenFor: 'Whether the phrase gets cleaner or stiffer.',
    },
    advanced: {
      why: 'Key-switches, arpeggiator triggers and converted audio make such notes on purpose. What is counted is below 1/32 of a beat.',
      tryThis: ['Check the lowest octave for key-switches first.'],
      listenFor: 'Articulation changes after deleting.',
    },
  },
  learnMore: [manual('Editing MIDI')],
  honesty: 'Likely: the lengths are certain. Grace notes and key-switches look the same.',
}

const TINY_BEATS = 1 / 32
const LEAST_SHARE = 0.02
/** Where most are that short, it is a one-shot sound: length means nothing. */
const MOST_SHARE = 0.5
