import { keyAt, type NoteRow, pitchName } from '@kvint/report'
import { heardPitchShift } from '../../harmony/pitch-shift.ts'
import type { Part, Song } from '../../song/song.ts'
import type { Check, Sighting } from '../check.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { eqBands } from './eq-bands.ts'
import { isTuned } from './is-tuned.ts'
import { pitchHertz } from './pitch-hertz.ts'
import { heardRows } from '../midi/heard-notes-of.ts'
import { confidenceByRole, partsWith, PITCHED } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { term } from '../sources.ts'
import { count, pitch, plain } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const veryLowNotes: Check = {
  id: 'LE09',
  title: 'Notes below what most speakers play',
  area: 'sound',
  severity: 'check',
  stages: ['arrange', 'mix'],
  confidence: 'likely',
  source:
    'Below about 32 Hz small and many large systems make no tone: a rule of thumb. 440·2^((n−69)/12) Hz. A bass of five strings goes down to 30.9 Hz, a piano to 27.5. Tunes are heard down to about 30 Hz: Pressnitzer, Patterson & Krumbholz 2001',
  find: (song) => lowBasses(song) ?? lowOthers(song),
  learnMore: [term('Low interval limit', 'low-interval-limit')],
  lessons: ['le09-under-the-piano'],
  honesty:
    'Likely: the numbers are certain, but an instrument may transpose inside, and sampler zones or key-switches can look like low notes.',
}

type Low = { readonly part: Part; readonly deep: readonly number[]; readonly total: number }

function lowBasses(song: Song): Sighting | null {
  const low = partsWith(song, 'bass').flatMap((part) =>
    lowNotesOf(part, { alarmHz: isElectricBass(part) ? LOW_B_HZ : LOWEST_HZ, hz: LOWEST_HZ, share: LEAST_SHARE }),
  )
  return told(song, low, {
    one: (name, { deep, total }) =>
      say`${String(deep.length)} of ${count(total, 'note')} on ${name} lie below 32 Hz: small speakers do not play them.`,
    many: (number, names) =>
      say`${number} bass parts play notes below 32 Hz, which small speakers do not play: ${names}.`,
  })
}

/** Parts that are no bass, and far too low to be heard as a tune: mostly an octave or two off. */
function lowOthers(song: Song): Sighting | null {
  const roles = PITCHED.filter((role) => role !== 'bass')
  const low = partsWith(song, ...roles).flatMap((part) =>
    lowNotesOf(part, { alarmHz: PIANO_HZ, hz: PIANO_HZ, share: LEAST_OF_OTHERS }),
  )
  const sighting = told(song, low, {
    one: (name, { deep, total }) =>
      say`${String(deep.length)} of ${count(total, 'note')} on ${name} lie below 27 Hz, under the lowest key of a piano.`,
    many: (number, names) => say`${number} parts play notes below 27 Hz, under the lowest key of a piano: ${names}.`,
  })
  return sighting && { ...sighting, lesson: 'le09-under-the-piano' }
}

type Limit = { readonly alarmHz: number; readonly hz: number; readonly share: number }

function lowNotesOf(part: Part, { alarmHz, hz, share }: Limit): Low[] {
  if (isTuned(part)) return []
  const shift = heardPitchShift(part.track.devices)
  const rows = heardRows(part)
  const below = (among: readonly NoteRow[], limit: number) =>
    among.filter(([number]) => pitchHertz(number + shift) < limit)
  const long = rows.filter(([, , duration]) => duration >= SHORTEST_NOTE_BEATS)
  const tooLow = below(long, alarmHz).length
  // She has cut them, and knows.
  const lowest = rows.reduce((least, [number]) => Math.min(least, number + shift), Infinity)
  if (lowCutHz(part) >= pitchHertz(lowest)) return []
  return tooLow >= FEWEST_NOTES && tooLow >= long.length * share
    ? [{ part, deep: below(rows, hz).map(([number]) => number + shift), total: rows.length }]
    : []
}

/** The highest low cut of a part’s EQs; 0 where there is none. */
function lowCutHz(part: Part): number {
  const bands = activeDevices(part, 'Eq8').flatMap(({ device }) => eqBands(device))
  return Math.max(0, ...bands.flatMap(({ kind, frequencyHz }) => (kind.startsWith('lowCut') ? [frequencyHz] : [])))
}

function told(song: Song, low: readonly Low[], words: Pick<Parameters<typeof saw<Low>>[1], 'one' | 'many'>) {
  const sighting = saw(low, {
    name: ({ part }) => part.track.name,
    ...words,
    evidence: ({ part, deep }) => {
      const lowest = Math.min(...new Set(deep))
      return aboutTrack(
        part,
        say`lowest note ${pitch(pitchName(lowest, keyAt(song.harmony)))}, ${plain(pitchHertz(lowest))} Hz`,
      )
    },
  })
  const [first] = low
  if (!sighting || !first) return null
  return {
    ...sighting,
    confidence: confidenceByRole(low.map(({ part }) => part)),
    figures: { part: first.part.track.name, notes: first.deep.length, hz: pitchHertz(Math.min(...first.deep)) },
  }
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
/** A hair under the lowest key, A−1 at 27.5 Hz. */
const PIANO_HZ = 27
/** Fewer may be key-switches. */
const LEAST_OF_OTHERS = 0.25
const FEWEST_NOTES = 4
const LEAST_SHARE = 0.03
