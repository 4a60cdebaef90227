import { type NoteRow, secondsBetween } from '@kvint/report'
import { heardPieces } from '../../arrangement/heard-pieces.ts'
import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import type { PlacedClip, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip, aboutTrack } from '../evidence.ts'
import { clipsInTheSong } from './in-the-song.ts'
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
    'Shorter than 1/32 of a beat, over 2 %: a rule of thumb. What a clip’s end cuts, or a like note follows within 10 ms, is no slip; leftovers far from the song, and recordings that Live turned into notes, are left out',
  find: (song) => {
    const slips = song.parts.flatMap((part) => {
      if (DRUM_ROLES.has(part.report.role.role) || part.report.role.role === 'effects') return []
      const clips = clipsInTheSong(song, part).flatMap(heardPieces)
      const heard = clips.flatMap((placed) => placed.notes.map((note) => ({ placed, note })))
      const tiny = heard.filter(({ note }) => note[2] < TINY_BEATS)
      const slipped = tiny.filter((one) => !isCut(one) && !goesOn(song, one, heard))
      return slipped.length >= 2 &&
        slipped.length > heard.length * LEAST_SHARE &&
        tiny.length < heard.length * MOST_SHARE
        ? [{ part, tiny: slipped.length, total: heard.length, first: slipped[0] }]
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

type Heard = { readonly placed: PlacedClip; readonly note: NoteRow }

/** Whether the end of the clip or of its loop cuts a note that is longer. */
function isCut({ placed: { clip, report }, note: [, start, duration] }: Heard): boolean {
  const end = start + duration
  const { isOn, start: from, end: to, startRelative } = clip.loop
  const pass = to - from
  const inPass = isOn && pass > 0 ? (end + startRelative) % pass : HAIR_BEATS
  return [report.endBeats - report.startBeats - end, inPass, pass - inPass].some(
    (beats) => Math.abs(beats) < HAIR_BEATS,
  )
}

/** Whether a note of the same key follows before one hears that the first has ended. */
function goesOn({ picture: { tempos } }: Song, { placed, note }: Heard, heard: readonly Heard[]): boolean {
  const start = placed.report.startBeats + note[1]
  return heard.some((next) => {
    const at = next.placed.report.startBeats + next.note[1]
    const isNext = next.note[0] === note[0] && at > start && at < start + NEAR_BEATS
    return isNext && secondsBetween(tempos, start + note[2], at) <= UNHEARD_SECONDS
  })
}

const TINY_BEATS = 1 / 32
const HAIR_BEATS = 1e-4
const NEAR_BEATS = 1
/** Two onsets within ten milliseconds are heard as one (Danielsen et al. 2015 on feel). */
const UNHEARD_SECONDS = 0.01
const LEAST_SHARE = 0.02
/** Where most are that short, it is a one-shot sound: length means nothing. */
const MOST_SHARE = 0.5
