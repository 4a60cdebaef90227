import type { AudioClip } from '@kvint/als'

/** A place of a clip, in beats, as seconds of its file: straight between markers; before the first and behind the last as between the two next to them. */
export function secondsAt(markers: AudioClip['warpMarkers'], beats: number): number | null {
  const index = markers.findIndex((marker) => marker.beats > beats)
  const right = index < 1 ? (index === 0 ? 1 : markers.length - 1) : index
  const [a, b] = [markers[right - 1], markers[right]]
  if (!a || !b || b.beats <= a.beats) return null
  return a.seconds + ((beats - a.beats) / (b.beats - a.beats)) * (b.seconds - a.seconds)
}

/** A place in a clip as a place in its file, in seconds. */
export function placeInFile({ isWarped, warpMarkers, warpSentinel }: AudioClip, place: number): number | null {
  return isWarped ? secondsAt([...warpMarkers, ...(warpSentinel ? [warpSentinel] : [])], place) : place
}
