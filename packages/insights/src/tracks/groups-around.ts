/**
 * Group tracks around a track, innermost first. A loop in a broken file ends the walk.
 *
 * `groupsAround(kick, byId)` → `[drums, all]`
 */
export function groupsAround<Strip extends { readonly groupId: number | null }>(
  track: Strip,
  byId: { readonly get: (id: number) => Strip | undefined },
): Strip[] {
  const groups = new Set<Strip>()
  let next = track.groupId === null ? undefined : byId.get(track.groupId)
  while (next && !groups.has(next)) {
    groups.add(next)
    next = next.groupId === null ? undefined : byId.get(next.groupId)
  }
  return [...groups]
}
