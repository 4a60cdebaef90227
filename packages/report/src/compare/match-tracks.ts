/** What tracks are told apart by: those of a report as those of a set. */
type Matched = { readonly id: number | 'main'; readonly kind: string; readonly name: string }

export type TrackPair<Track> = { readonly before: Track | null; readonly after: Track | null }

/**
 * Which track of the later save is which of the earlier: in the order of the later one, what is gone at the end. Saves
 * of one set keep the ids of their tracks; two sets that have nothing to do with each other share ids by chance, so those
 * are matched by name.
 *
 * @example matchTracks(before.tracks, after.tracks) // [{ before: { id: 8, … }, after: { id: 8, … } }, …]
 */
export function matchTracks<Track extends Matched>(
  before: readonly Track[],
  after: readonly Track[],
): TrackPair<Track>[] {
  const keyOf = areSavesOfOneSet(before, after)
    ? ({ kind, id }: Matched) => `${kind}:${id}`
    : ({ kind, name }: Matched) => `${kind}:${kind === 'main' ? '' : name.toLowerCase()}`
  const left = Map.groupBy(before, keyOf)
  const pairs = after.map((track) => ({ before: left.get(keyOf(track))?.shift() ?? null, after: track }))
  return [...pairs, ...[...left.values()].flat().map((track) => ({ before: track, after: null }))]
}

/** The main track has the same id in every set: it proves nothing. */
function areSavesOfOneSet(before: readonly Matched[], after: readonly Matched[]): boolean {
  const ids = new Map(before.map((track) => [track.id, track]))
  const shared = after.filter(({ id, kind }) => kind !== 'main' && ids.get(id)?.kind === kind)
  const sameName = shared.filter(({ id, name }) => ids.get(id)?.name === name)
  return shared.length > 0 && sameName.length * 2 >= shared.length
}
