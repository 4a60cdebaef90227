import type { LiveSet, Track } from '@kvint/als'

/** What says that the session view of a set is played from a stage. */
export type LiveSigns = {
  /** A click goes to outputs that the main track does not: players hear it and the audience does not. */
  readonly hasClick: boolean
  /** The session’s scenes have names of sections. */
  readonly hasNamedScenes: boolean
  /** A click past the main track, several tracks with clips that are armed or monitored, or racks on the main track that hands play. */
  readonly isPlayed: boolean
}

/** `liveSigns(set)` → `{ hasClick: true, hasNamedScenes: true, isPlayed: true }` */
export function liveSigns({ tracks, scenes, main }: LiveSet): LiveSigns {
  const clicks = tracks.filter((track) => FOR_PLAYERS.test(track.name) && hasOwnOutput(track))
  const listening = tracks.filter(
    ({ sessionClips, isArmed, monitoring }) => sessionClips.length > 0 && (isArmed || monitoring === 'in'),
  )
  const toPlay = (main?.devices ?? []).filter(({ kind, userName }) => kind === 'rack' && TO_PLAY.test(userName))
  const named = scenes.filter(({ name }, index) => HAS_WORD.test(name) && tracks.some(hasClipIn(index)))
  return {
    hasClick: clicks.some((track) => isForPlayers(track, main)),
    hasNamedScenes: named.length >= FEWEST_NAMED,
    isPlayed: clicks.length > 0 || listening.length >= FEWEST_LISTENING || toPlay.length >= FEWEST_RACKS,
  }
}

/** A click or a cue on outputs that the main track does not go to. */
export function isForPlayers(track: Track, main: LiveSet['main']): boolean {
  if (!FOR_PLAYERS.test(track.name) || !hasOwnOutput(track)) return false
  const ofMain = channelsOf(main?.output?.target ?? FIRST_PAIR)
  return !channelsOf(track.output?.target ?? '').some((one) => ofMain.includes(one))
}

/** Past the main track, to an output of the sound card. */
export function hasOwnOutput({ output }: Track): boolean {
  return output?.target.startsWith('AudioOut/External') ?? false
}

/** Outputs of the sound card, from 0: `S1` is the second pair, `M2` the third output alone. */
function channelsOf(target: string): readonly number[] {
  const [, kind, number = ''] = /\/([SM])(\d+)$/.exec(target) ?? []
  if (!kind) return []
  return kind === 'M' ? [Number(number)] : [2 * Number(number), 2 * Number(number) + 1]
}

function hasClipIn(scene: number): (track: Track) => boolean {
  return ({ sessionClips }) => sessionClips.some(({ sceneIndex }) => sceneIndex === scene)
}

const FIRST_PAIR = 'AudioOut/External/S0'
/** What players hear and the audience does not. */
export const FOR_PLAYERS = /\b(?:clicks?|metronome|count[- ]?ins?|cues?|clic)\b/i
/** Live numbers scenes by itself. */
const HAS_WORD = /\p{L}{2}/u
const FEWEST_NAMED = 3
/** Effects of a performance: a loop that is caught, a kill switch, a stutter. Whole words: a “Master Filter” is none. */
const TO_PLAY =
  /^(?:loop(?:er)?|kill|(?:beat )?repeat(?: \d+)?|grain|stutter|glitch|freeze|brake|dj (?:eq|filter)|filter bank)$/i
const FEWEST_RACKS = 3
/** Live arms one track by itself. */
const FEWEST_LISTENING = 3
