import type { Clip, LiveSet, Track } from '@kvint/als'
import type { NoteRow } from '@kvint/report'
import { isForPlayers } from '../arrangement/live-signs.ts'
import { clipNotes } from '../song/clip-notes.ts'
import { groupsAround } from './groups-around.ts'
import { hasMixer } from './note-strips.ts'
import { playsHardware } from './reaches-no-instrument.ts'

/**
 * Ids of the tracks that run a show and are no part of its song: a click or cues on outputs that only players hear, and notes
 * to a port that switch a patch, a page or a light. None where a set holds clips of nothing else.
 *
 * `showControl(set)` → `Set { 3, 4 }`, a click on outputs 3 and 4 and the patches of an amp
 */
export function showControl({ tracks, main }: Pick<LiveSet, 'tracks' | 'main'>): ReadonlySet<number> {
  const byId = new Map(tracks.map((track) => [track.id, track]))
  const isControl = (track: Track): boolean =>
    [track, ...groupsAround(track, byId)].some((one) => isForPlayers(one, main)) ||
    (playsHardware(track) && !hasMixer(track) && holdsSwitches(track))
  const found = new Set(tracks.flatMap((track) => (isControl(track) ? [track.id] : [])))
  const isAll = tracks.every((track) => found.has(track.id) || clipsOf(track).length === 0)
  return isAll ? new Set() : found
}

/** Hardly a note in any clip; or few, and most of them below the keys of a piano, which are numbers of pages. */
function holdsSwitches(track: Track): boolean {
  const clips = clipsOf(track)
  if (clips.every((clip) => isSwitch(notesOf(clip)))) return true
  const notes = clips.flatMap(notesOf)
  const beats = clips.reduce((sum, { startBeats, endBeats }) => sum + endBeats - startBeats, 0)
  const low = notes.filter(([pitch]) => pitch < LOWEST_KEY)
  return notes.length * BAR_BEATS < beats && low.length * 2 > notes.length
}

/** A note that is held for longer is a drone. */
function isSwitch(notes: readonly NoteRow[]): boolean {
  return notes.length <= MOST_SWITCHED && notes.every(([, , durationBeats]) => durationBeats <= LONGEST_BEATS)
}

function clipsOf({ arrangementClips, sessionClips }: Track): Clip[] {
  return [...arrangementClips, ...sessionClips.map(({ clip }) => clip)]
}

function notesOf(clip: Clip): readonly NoteRow[] {
  return clip.kind === 'midi' ? clipNotes(clip, clip.endBeats - clip.startBeats) : []
}

const MOST_SWITCHED = 2
const LONGEST_BEATS = 8
const BAR_BEATS = 4
/** A0, 27 Hz. */
const LOWEST_KEY = 21
