import type { SetDescription } from './description/set-description.ts'
import type { TrackDescription } from './description/track-description.ts'
import { liveShape, type LiveShape } from './live-shape.ts'

/** What all parts of a set need to know while it is written. */
export type BuildContext = {
  readonly shape: LiveShape
  readonly set: SetDescription
  readonly tracks: readonly TrackDescription[]
  /** In the order of the sends. */
  readonly returns: readonly TrackDescription[]
  readonly sceneCount: number
  /** Beats per minute at the start. */
  readonly bpm: number
  /** An `Id` that nothing else in the set has. */
  readonly nextId: () => number
  /** `Id` of the track with a name. Throws where no track has it. */
  readonly trackId: (name: string) => number
}

export function createContext(set: SetDescription): BuildContext {
  const tracks = set.tracks ?? []
  let id = FIRST_POINTEE_ID
  return {
    shape: liveShape(set.live ?? 12, set.creator),
    set,
    tracks,
    returns: tracks.filter((track) => track.kind === 'return'),
    sceneCount: Math.max(1, set.scenes?.length ?? 0, ...tracks.map(lastScene)),
    bpm: typeof set.tempo === 'object' ? (set.tempo[0]?.bpm ?? DEFAULT_BPM) : (set.tempo ?? DEFAULT_BPM),
    nextId: () => id++,
    trackId: (name) => {
      const index = tracks.findIndex((track) => track.name === name)
      if (index < 0) throw new Error(`No track of the described set is named "${name}".`)
      return trackIdAt(index)
    },
  }
}

/** Tracks have the ids below those of parameters. */
export function trackIdAt(index: number): number {
  return index + 1
}

function lastScene(track: TrackDescription): number {
  return Math.max(0, ...Object.keys(track.sessionClips ?? {}).map((scene) => Number(scene) + 1))
}

const DEFAULT_BPM = 120

const FIRST_POINTEE_ID = 20_000
