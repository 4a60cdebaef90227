export type Place = { readonly startSeconds: number; readonly endSeconds: number }

/** Joins places that lie less than `gapSeconds` apart; `count` says how many became one. */
export function mergePlaces(places: readonly Place[], gapSeconds: number): (Place & { readonly count: number })[] {
  const merged: { startSeconds: number; endSeconds: number; count: number }[] = []
  for (const place of [...places].sort((a, b) => a.startSeconds - b.startSeconds)) {
    const last = merged.at(-1)
    if (last && place.startSeconds - last.endSeconds <= gapSeconds) {
      last.endSeconds = Math.max(last.endSeconds, place.endSeconds)
      last.count++
    } else merged.push({ ...place, count: 1 })
  }
  return merged
}
