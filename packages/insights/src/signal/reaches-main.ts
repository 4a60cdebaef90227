import type { Part, Song } from '../song/song.ts'
import { downstreamOf } from './downstream.ts'

/**
 * Whether a part's sound comes to the main track, by itself, its group, its bus or the returns that it goes to alone. It
 * does not where all of these leave by outputs of the interface.
 *
 * `reachesMain(song.parts, drums)` → `false`, for a set in quadraphony
 */
export function reachesMain(parts: readonly Part[], part: Part): boolean {
  return [part, ...downstreamOf(parts, part)].some(({ track }) => !ELSEWHERE.test(track.output?.target ?? ''))
}

/** Whether the main track's fader is heard: one part that plays comes to it, or none plays yet. */
export function isMainInUse({ parts }: Song): boolean {
  const playing = parts.filter(({ isAudible, clips }) => isAudible && clips.length > 0)
  return playing.length === 0 || playing.some((part) => reachesMain(parts, part))
}

/** Outputs of the interface, nowhere, and what `downstreamOf` follows. */
const ELSEWHERE = /^AudioOut\/(?:External|None|GroupTrack|Track\.)/
