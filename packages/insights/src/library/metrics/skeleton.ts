/** Names of tracks without numbers and sounds that Live adds: what a template leaves behind in a song. */
export function skeletonOf(trackNames: readonly string[]): ReadonlySet<string> {
  return new Set(
    trackNames
      .map((name) =>
        name
          .replace(/^\d+[- ]+/, '')
          .trim()
          .toLowerCase(),
      )
      .filter((name) => name.length > 1 && !LIVE_NAMES.test(name)),
  )
}

/** Names that stand in at least a third of the songs, and in three of them. */
export function commonSkeleton(skeletons: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const names of skeletons) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const least = Math.max(3, skeletons.length / 3)
  return new Set(
    [...counts]
      .filter(([, count]) => count >= least)
      .toSorted(([, a], [, b]) => b - a)
      .map(([name]) => name),
  )
}

/** Share of the common names that a song has, 0…1. */
export function overlap(names: ReadonlySet<string>, common: ReadonlySet<string>): number {
  return [...common].filter((name) => names.has(name)).length / Math.max(common.size, 1)
}

/** What Live calls a new track. */
const LIVE_NAMES = /^(?:midi|audio|group|audio track|midi track)$/
