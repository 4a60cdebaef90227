import type { Chain, Clip, Device, LiveSet, Track } from '@kvint/als'
import type { HarmonyDetail, HeardLines } from './harmony-detail.ts'
import type { ArrangementPicture, ClipReport, Harmony, NoteRow, Overview, TrackReport, Unfolding } from '@kvint/report'

/** A set with everything that several checks want to know about it, worked out once. */
export type Song = {
  readonly set: LiveSet
  readonly fileName: string
  /** All tracks but the main one, in the set's order. */
  readonly parts: readonly Part[]
  /** Devices of the main track. */
  readonly mainDevices: readonly PlacedDevice[]
  readonly mainName: string
  readonly overview: Overview
  readonly picture: ArrangementPicture
  readonly harmony: Harmony
  /** `null` where the key is not known. */
  readonly harmonyDetail: HarmonyDetail | null
  readonly lines: HeardLines
  /** What plays in each bar of the picture. */
  readonly activity: Activity
  /** Worked out when it is asked for: habits over many songs do without. */
  readonly unfolding: Unfolding
}

/** A track with its place in the music. */
export type Part = {
  readonly track: Track
  readonly report: TrackReport
  /** In the picture: arrangement clips, or session clips where nothing is arranged; none of a click or of what switches patches and lights. */
  readonly clips: readonly PlacedClip[]
  readonly devices: readonly PlacedDevice[]
  /** On, no fader that it passes all the way down for good, not set to Monitor In, its notes reach an instrument, and no click that players hear. */
  readonly isAudible: boolean
}

export type PlacedClip = {
  readonly clip: Clip
  readonly report: ClipReport
  /** Heard notes, also where the report names another clip of the same content. */
  readonly notes: readonly NoteRow[]
  /** Equal for clips that hold the same: notes, or sample, place in it, pitch and warp. */
  readonly contentKey: string
}

/** A device somewhere in a track's chain. */
export type PlacedDevice = {
  readonly device: Device
  readonly trackId: number | 'main'
  readonly trackName: string
  /** On, and every rack and chain around it too. Whether On is automated or mapped to a macro is not looked at. */
  readonly isOn: boolean
  /** On, and no rack’s return chain that nothing is sent to, nor on a group that all its tracks go past. */
  readonly isActive: boolean
  /** Racks around it. */
  readonly depth: number
  /** Chain of the rack around it; `null` at the top. */
  readonly chain: Chain | null
  /** Pad of the Drum Rack around it, the innermost one. */
  readonly pad: Chain | null
  /** Inside an instrument or a Drum Rack that was loaded from Live’s library or a pack: it came with the sound. */
  readonly isOfPreset: boolean
}

/** Tracks × bars. */
export type Activity = {
  readonly barCount: number
  /** Per bar, the ids of heard tracks that have a clip there. */
  readonly tracks: readonly ReadonlySet<number>[]
  /** Per bar, notes that start in it on heard tracks. */
  readonly noteStarts: Uint32Array
  /** Per bar, what the playing clips hold: changes where a clip's content changes. */
  readonly content: readonly string[]
}
