import type { LiveSet, Track } from '@kvint/als'
import { isBesideFader } from '../signal/beside-fader.ts'
import { groupsAround } from './groups-around.ts'
import { reachesNoInstrument } from './reaches-no-instrument.ts'

/**
 * Ids of the tracks that belong to the song as far as activators say: their own and those of all groups around are on.
 * Solo is a state of listening, not of the song: it is not looked at.
 */
export function heardTracks(tracks: readonly Track[]): ReadonlySet<number> {
  const byId = new Map(tracks.map((track) => [track.id, track]))
  const heard = tracks.filter((track) => [track, ...groupsAround(track, byId)].every(({ mixer }) => !mixer.isMuted))
  return new Set(heard.map(({ id }) => id))
}

/**
 * Ids of the tracks that sound as saved: heard, no fader of theirs or of a group around all the way down (where one is
 * automated, its automation says), no Monitor In on an audio track, and no notes that reach no instrument beside others that do. Notes
 * on Monitor In are a state of playing, as solo is of listening: what is written there is the song.
 *
 * `audibleTracks(set)` → `Set { 1, 4 }`, of five tracks of which two are off and one has its fader down
 */
export function audibleTracks({ tracks, areSendsPreFader }: Tracks): ReadonlySet<number> {
  const byId = new Map(tracks.map((track) => [track.id, track]))
  const heard = heardTracks(tracks)
  const isPassed = (track: Track) =>
    !groupsAround(track, byId).some(isDown) && (!isDown(track) || isBesideFader(track, areSendsPreFader))
  const isMonitored = (track: Track) => track.kind === 'audio' && isSilencedByMonitoring(track)
  const open = tracks.filter((track) => heard.has(track.id) && isPassed(track) && !isMonitored(track))
  // Where no notes reach an instrument, these stand elsewhere: in hardware, or in another program.
  const mute = new Set(open.filter((track) => reachesNoInstrument(track, tracks)))
  const areAll = open.filter(({ kind }) => kind === 'midi').length === mute.size
  return new Set(open.filter((track) => areAll || !mute.has(track)).map(({ id }) => id))
}

type Tracks = Pick<LiveSet, 'tracks' | 'areSendsPreFader'>

/** Whether the fader stands all the way down, or automation holds it there. */
export function isDown({ mixer, automation }: Pick<Track, 'mixer' | 'automation'>): boolean {
  const moved = automation.find(({ target }) => target.kind === 'mixer' && target.parameter === 'volume')
  return moved ? moved.events.every(({ value }) => value <= STOP) : mixer.volumeDb <= FADER_STOP_DB
}

/** Whether the clips of a track are silent since it is set to Monitor In; one that takes another track’s sound or notes is meant so. */
export function isSilencedByMonitoring({ monitoring, input, isFrozen }: Track): boolean {
  return monitoring === 'in' && (input?.trackId ?? null) === null && !isFrozen
}

const FADER_STOP_DB = -69.9
/** −60 dB, in the unit of an envelope. */
const STOP = 0.001
