import type { Key } from '../pitch/mode.ts'
import type { Meter } from '../notes/meter.ts'
import type { TrackRole } from '../notes/track-role.ts'

export type HarmonyOptions = {
  /** 4/4 where nothing is said. */
  readonly meter?: Meter
  /** The scale that the set names: a prior, and a finding where the notes disagree. */
  readonly scale?: Key
  /** What each track is; tracks without a role are judged by their notes. */
  readonly roles?: Readonly<Record<number, TrackRole>>
}
