import type { Track } from '@kvint/als'

export type TrackPair = { readonly before: Track | null; readonly after: Track | null }

/**
 * Which track of the later save is which of the earlier. Saves of one set keep the ids of their tracks; two sets that
 * have nothing to do with each other share ids by chance, so those are matched by name.
 */
export function matchTracks(before: readonly Track[], after: readonly Track[]): TrackPair[] {
  const keyOf = areSavesOfOneSet(before, after)
    ? ({ kind, id }: Track) => `${kind}:${String(id)}`
    : ({ kind, name }: Track) => `${kind}:${name.toLowerCase()}`
  const left = Map.groupBy(before, keyOf)
  const pairs: TrackPair[] = after.map((track) => ({ before: left.get(keyOf(track))?.shift() ?? null, after: track }))
  const removed = [...left.values()].flat().map((track) => ({ before: track, after: null }))
  return [...pairs, ...removed]
}

function areSavesOfOneSet(before: readonly Track[], after: readonly Track[]): boolean {
  const ids = new Map(before.map((track) => [track.id, track]))
  const shared = after.filter(({ id, kind }) => ids.get(id)?.kind === kind)
  const sameName = shared.filter(({ id, name }) => ids.get(id)?.name === name)
  return shared.length > 0 && sameName.length * 2 >= shared.length
}
