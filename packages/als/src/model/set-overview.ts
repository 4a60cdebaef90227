import type { PluginIdentity } from './device.ts'
import type { LiveVersion } from './live-version.ts'
import type { Locator } from './locator.ts'
import type { ScaleSetting } from './scale-setting.ts'
import type { TimeSignature } from './time-signature.ts'
import type { TrackKind } from './track.ts'

/** What a list of many sets shows of each. */
export type SetOverview = {
  readonly version: LiveVersion
  readonly bpm: number
  readonly timeSignature: TimeSignature
  readonly scale: ScaleSetting | null
  /** End of the last clip on the arrangement; 0 where it is empty. */
  readonly lengthBeats: number
  readonly tracks: readonly TrackOverview[]
  /** Of the session and the arrangement. */
  readonly clips: { readonly midi: number; readonly audio: number }
  /** Names as Live shows them and how often each occurs, those in racks and on the main track included. */
  readonly devices: Readonly<Record<string, number>>
  readonly plugins: readonly PluginIdentity[]
  readonly scenes: number
  readonly locators: readonly Locator[]
  readonly annotation: string
  readonly xmlBytes: number
}

export type TrackOverview = {
  readonly kind: TrackKind
  readonly name: string
  readonly colorIndex: number | null
  readonly groupId: number | null
}
