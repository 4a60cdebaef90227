import type { Gap, UnreadElement } from './gap.ts'
import type { Groove } from './groove.ts'
import type { LiveVersion } from './live-version.ts'
import type { Locator } from './locator.ts'
import type { ScaleSetting } from './scale-setting.ts'
import type { Scene } from './scene.ts'
import type { Tempo } from './tempo.ts'
import type { TimeSignature, TimeSignatureChange } from './time-signature.ts'
import type { MainTrack, Track } from './track.ts'
import type { Transport } from './transport.ts'
import type { Tuning } from './tuning.ts'

/**
 * One Live set as its file says it: plain, read-only, JSON-serialisable data.
 *
 * Times are beats (quarter notes) from the start of the arrangement, levels are dB, pitches are MIDI numbers
 * (60 = C3 in Live's naming). Nothing here is guessed: what the file does not say is absent or `null`.
 */
export type LiveSet = {
  readonly version: LiveVersion
  readonly tempo: Tempo
  readonly timeSignature: TimeSignature
  /** Changes along the arrangement, the initial signature not included; empty in nearly all sets. */
  readonly timeSignatureChanges: readonly TimeSignatureChange[]
  /** MIDI, audio, group and return tracks in the order of the session view. */
  readonly tracks: readonly Track[]
  /** The main track ("Master" before Live 12); `null` only where the file has none. */
  readonly main: MainTrack | null
  readonly scenes: readonly Scene[]
  /** By return track: its sends take the signal before the fader. */
  readonly areSendsPreFader: readonly boolean[]
  /** Sorted by time. */
  readonly locators: readonly Locator[]
  readonly grooves: readonly Groove[]
  /** Amount of all grooves, 0…1.3 (the control beside the groove pool). */
  readonly globalGrooveAmount: number | null
  /** The scale chosen in the control bar (Live 9.5+). */
  readonly scale: ScaleSetting | null
  /** Tuning systems loaded into the set (Live 12+); `null` is twelve equal steps. */
  readonly tuning: Tuning | null
  readonly transport: Transport
  /** Notes that the producer wrote about the set. */
  readonly annotation: string
  /** Elements that the reader does not know, counted by tag: nothing is lost silently. */
  readonly unread: readonly UnreadElement[]
  /** Parts that could not be read, each with its place and the reason. */
  readonly gaps: readonly Gap[]
  /** About the file itself; absent in a set that was not read from one. */
  readonly source?: SourceFile
}

export type SourceFile = {
  /** Size of the XML, decompressed. */
  readonly xmlBytes: number
  /** Events in the arrangement's time signature automation, the one at −63072000 included. */
  readonly timeSignatureEvents: number
}
