import type { SetOverview } from '@kvint/als'

/** How large a save was, and of which parts it was made. */
export type SaveFacts = {
  /** `Ableton Live 11.3.13`; `null` where the file does not say. */
  readonly creator: string | null
  /** Tracks that make sound: groups and returns are not counted. */
  readonly trackCount: number
  readonly clipCount: number
  readonly deviceCount: number
  /** End of the arrangement; 0 where it is empty. */
  readonly lengthBeats: number
  readonly lengthSeconds: number
  readonly trackNames: readonly string[]
  /** How often each device stands in the set, by the name that Live shows. */
  readonly devices: Readonly<Record<string, number>>
}

/**
 * Facts of an earlier save, from the quick reading that passes over notes and parameters.
 *
 * @example
 * const result = await readOverview(bytes)
 * if (result.kind === 'overview') saveFacts(result.overview).clipCount // 12
 */
export function saveFacts(overview: SetOverview): SaveFacts {
  const sounding = overview.tracks.filter(({ kind }) => kind === 'midi' || kind === 'audio')
  return {
    creator: overview.version.creator,
    trackCount: sounding.length,
    clipCount: overview.clips.midi + overview.clips.audio,
    deviceCount: Object.values(overview.devices).reduce((sum, count) => sum + count, 0),
    lengthBeats: overview.lengthBeats,
    lengthSeconds: (overview.lengthBeats * 60) / Math.max(overview.bpm, 1),
    trackNames: sounding.map(({ name }) => name),
    devices: overview.devices,
  }
}
