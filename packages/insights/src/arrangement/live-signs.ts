import type { LiveSet, Track } from '@kvint/als'

/** What says that the session view of a set is played from a stage. */
export type LiveSigns = {
  /** A click goes to an output of its own: players hear it and the audience does not. */
  readonly hasClick: boolean
  /** The session’s scenes have names of sections. */
  readonly hasNamedScenes: boolean
  /** A click, or several tracks with clips that are armed or monitored. */
  readonly isPlayed: boolean
}

/** `liveSigns(set)` → `{ hasClick: true, hasNamedScenes: true, isPlayed: true }` */
export function liveSigns({ tracks, scenes }: LiveSet): LiveSigns {
  const hasClick = tracks.some((track) => FOR_PLAYERS.test(track.name) && hasOwnOutput(track))
  const listening = tracks.filter(
    ({ sessionClips, isArmed, monitoring }) => sessionClips.length > 0 && (isArmed || monitoring === 'in'),
  )
  const named = scenes.filter(({ name }, index) => HAS_WORD.test(name) && tracks.some(hasClipIn(index)))
  return {
    hasClick,
    hasNamedScenes: named.length >= FEWEST_NAMED,
    isPlayed: hasClick || listening.length >= FEWEST_LISTENING,
  }
}

/** Past the main track, to an output of the sound card. */
export function hasOwnOutput({ output }: Track): boolean {
  return output?.target.startsWith('AudioOut/External') ?? false
}

function hasClipIn(scene: number): (track: Track) => boolean {
  return ({ sessionClips }) => sessionClips.some(({ sceneIndex }) => sceneIndex === scene)
}

/** What players hear and the audience does not. */
export const FOR_PLAYERS = /\b(?:click|metronome|count[- ]?in|cue|clic)\b/i
/** Live numbers scenes by itself. */
const HAS_WORD = /\p{L}{2}/u
const FEWEST_NAMED = 3
/** Live arms one track by itself. */
const FEWEST_LISTENING = 3
