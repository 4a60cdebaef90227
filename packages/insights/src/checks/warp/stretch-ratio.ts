import type { AudioClip } from '@kvint/als'

/**
 * Tempo of a clip's own material between its outermost warp markers, 60·Δbeats/Δseconds; behind its only one, by the
 * hidden marker that holds it. `null` where they don't say.
 */
export function clipBpm({ warpMarkers, warpSentinel }: Pick<AudioClip, 'warpMarkers' | 'warpSentinel'>): number | null {
  const first = warpMarkers[0]
  const last = warpMarkers.length > 1 ? warpMarkers.at(-1) : warpSentinel
  if (!first || !last) return null
  const seconds = last.seconds - first.seconds
  const beats = last.beats - first.beats
  return seconds > 0 && beats > 0 ? (60 * beats) / seconds : null
}

/** How much faster than recorded a warped clip plays at a tempo; `null` where it is not warped or not known. */
export function stretchRatio(clip: AudioClip, songBpm: number): number | null {
  const bpm = clip.isWarped ? clipBpm(clip) : null
  return bpm === null ? null : songBpm / bpm
}
