import type { Track } from '@kvint/als'

/**
 * Id of the track that a sound goes to by its output; `null` where it leaves the set, goes by sends alone, or nowhere.
 *
 * `nextTrack(bass)` → 12, the group around it
 */
export function nextTrack({ output, groupId }: Track): number | 'main' | null {
  if (output && ELSEWHERE.test(output.target)) return null
  return output?.trackId ?? groupId ?? 'main'
}

/** Whether a group is passed by: no track in it comes to it, and no other is routed there. */
export function isPassedBy(group: Track, tracks: readonly Track[]): boolean {
  return group.kind === 'group' && !tracks.some((track) => track !== group && nextTrack(track) === group.id)
}

const ELSEWHERE = /Out\/(?:External|ReWire|None)/
