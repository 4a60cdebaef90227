import type { Part } from '../song/song.ts'
import { nextTrack } from './next-track.ts'

/**
 * Tracks that a part's whole sound passes after its own: its group, the track that it is routed to, the returns where it
 * goes by its sends alone; and so on behind each. What is only sent beside the main way is not among them.
 *
 * `downstreamOf(song.parts, bass)` → the group “Low”, then the bus “Ducked”
 */
export function downstreamOf(parts: readonly Part[], part: Part): Part[] {
  const found = new Set([part])
  const { byId, returns } = routesOf(parts)
  // Grows while it is walked.
  for (const { track } of found) {
    const next = isSendsOnly(track.output?.target)
      ? track.mixer.sends.filter(({ levelDb }) => levelDb > SILENT_DB).map(({ returnIndex }) => returns[returnIndex])
      : [byId.get(nextTrack(track))]
    for (const one of next) if (one) found.add(one)
  }
  found.delete(part)
  return [...found]
}

type Routes = { readonly byId: ReadonlyMap<unknown, Part>; readonly returns: readonly Part[] }

function routesOf(parts: readonly Part[]): Routes {
  const known = KNOWN.get(parts)
  if (known) return known
  const routes = {
    byId: new Map<unknown, Part>(parts.map((part) => [part.track.id, part])),
    returns: parts.filter(({ track }) => track.kind === 'return'),
  }
  KNOWN.set(parts, routes)
  return routes
}

const KNOWN = new WeakMap<readonly Part[], Routes>()

function isSendsOnly(target: string | undefined): boolean {
  return target === 'AudioOut/None'
}

const SILENT_DB = -60
