import { keyAt, type NoteRow, pitchName } from '@kvint/report'
import { heardPitchShift } from '../../harmony/pitch-shift.ts'
import type { Part } from '../../song/song.ts'
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
  source:
    'Below about 32 Hz small and many large systems make no tone: a rule of thumb. 440·2^((n−69)/12) Hz. A bass of five strings goes down to 30.9 Hz',
  find: (song) => {
    const low = partsWith(song, 'bass').flatMap((part) => {
      const lowestHz = isElectricBass(part) ? LOW_B_HZ : LOWEST_HZ
      const shift = heardPitchShift(part.track.devices)
      const rows = heardRows(part)
      const below = (among: readonly NoteRow[], hz: number) => among.filter(([pitch]) => pitchHertz(pitch + shift) < hz)
      const long = rows.filter(([, , duration]) => duration >= SHORTEST_NOTE_BEATS)
      const tooLow = below(long, lowestHz).length
      return tooLow >= FEWEST_NOTES && tooLow >= long.length * LEAST_SHARE
        ? [{ part, deep: below(rows, LOWEST_HZ).map(([pitch]) => pitch + shift), total: rows.length }]
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

function isElectricBass({ track }: Part): boolean {
  return [track.name, ...track.devices.flatMap(({ userName, presetName }) => [userName, presetName ?? ''])].some(
    (name) => ELECTRIC_BASS.test(name),
  )
}

const ELECTRIC_BASS =
  /\be(?:lectric|lec|l)?[ .-]?bass\b|\bbass ?guitar|\b(?:five|5)[ -]?string|\b(?:finger|pick|slap)(?:ed|ped|style)? ?bass|\b[jp][ -]bass\b/i
/** A hair under the open low B of a bass of five strings, 30.9 Hz. */
const LOW_B_HZ = 30.5
/** A sixteenth: shorter notes down there are mostly key-switches. */
const SHORTEST_NOTE_BEATS = 0.25
const LOWEST_HZ = 32
const FEWEST_NOTES = 4
const LEAST_SHARE = 0.03
