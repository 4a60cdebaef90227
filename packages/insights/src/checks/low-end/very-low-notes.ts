import { keyAt, pitchName } from '@kvint/report'
import { heardPitchShift } from '../../harmony/pitch-shift.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { pitchHertz } from './pitch-hertz.ts'
import { heardRows } from '../midi/heard-notes-of.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { term } from '../sources.ts'
import { count, pitch, plain } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const veryLowNotes: Check = {
  id: 'LE09',
  title: 'Bass notes below what most speakers play',
  area: 'sound',
  severity: 'check',
  stages: ['arrange', 'mix'],
  confidence: 'likely',
  source: 'Below about 32 Hz small and many large systems make no tone: a rule of thumb. 440·2^((n−69)/12) Hz',
  find: (song) => {
    const low = partsWith(song, 'bass').flatMap((part) => {
      const rows = heardRows(part).filter(([, , duration]) => duration >= SHORTEST_NOTE_BEATS)
      const pitches = rows.map(([pitch]) => pitch + heardPitchShift(part.track.devices))
      const deep = pitches.filter((pitch) => pitchHertz(pitch) < LOWEST_HZ)
      return deep.length >= FEWEST_NOTES && deep.length >= pitches.length * LEAST_SHARE
        ? [{ part, deep, total: pitches.length }]
        : []
    })
    const sighting = saw(low, {
      name: ({ part }) => part.track.name,
      one: (name, { deep, total }) =>
        say`${String(deep.length)} of ${count(total, 'note')} on ${name} lie below 32 Hz.`,
      many: (number, names) => say`${number} bass parts play notes below 32 Hz: ${names}.`,
      evidence: ({ part, deep }) => {
        const lowest = Math.min(...new Set(deep))
        return aboutTrack(
          part,
          say`lowest note ${pitch(pitchName(lowest, keyAt(song.harmony)))}, ${plain(pitchHertz(lowest))} Hz`,
        )
      },
    })
    return sighting && { ...sighting, confidence: confidenceByRole(low.map(({ part }) => part)) }
  },
  learnMore: [term('Low interval limit', 'low-interval-limit')],
  honesty:
    'Likely: the numbers are certain, but an instrument may transpose inside, and sampler zones or key-switches can look like low notes.',
}

/** A sixteenth: shorter notes down there are mostly key-switches. */
const SHORTEST_NOTE_BEATS = 0.25
const LOWEST_HZ = 32
const FEWEST_NOTES = 4
const LEAST_SHARE = 0.03
