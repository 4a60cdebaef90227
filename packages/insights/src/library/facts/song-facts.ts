import type { Overview, Role } from '@kvint/report'

/** What habits over many songs rest on, of one song: small, plain JSON, so that hundreds can be kept and compared. */
export type SongFacts = Pick<
  Overview,
  'meter' | 'lengthOf' | 'lengthBars' | 'lengthSeconds' | 'clipCounts' | 'deviceCount'
> & {
  readonly bpm: number
  readonly stage: Overview['stage']['stage']
  /** Tracks that make sound. */
  readonly trackCount: number
  readonly key: { readonly name: string; readonly tonic: number; readonly mode: string } | null
  /** Names of Live’s own devices. */
  readonly devices: readonly string[]
  readonly plugins: readonly { readonly name: string; readonly format: 'vst2' | 'vst3' | 'au' }[]
  readonly hasMaxDevices: boolean
  /** Devices that stand on the tracks themselves, not inside racks. */
  readonly topDeviceCount: number
  readonly offDeviceCount: number
  readonly samples: readonly SampleFacts[]
  /** Roman numerals of chords that are more likely than not, each time they change. */
  readonly romans: readonly string[]
  readonly melody: MelodyFacts | null
  readonly timing: TimingFacts | null
  readonly velocities: readonly VelocityFacts[]
  /** Lengths of clip loops in bars, each with the number of clips. */
  readonly loops: readonly { readonly bars: number; readonly clips: number }[]
  readonly copyShare: number | null
  /** `null` where nothing stands in the arrangement. */
  readonly longestUnchangedBars: number | null
  /** How full the song is from its beginning to its end, at 32 places, 0…1. */
  readonly energy: readonly number[]
  readonly sectionBars: readonly number[]
  /** Breakpoints of automation on tracks and on the main track. */
  readonly automationEvents: number
  readonly reverb: { readonly inserts: number; readonly sends: number }
  readonly pans: readonly { readonly role: Role; readonly pan: number }[]
  /** Active devices of the main track in their order. */
  readonly mainChain: readonly string[]
  /** Sounding tracks that bear no name of their own. */
  readonly unnamedTracks: number
  readonly colours: readonly { readonly role: Role; readonly color: string }[]
  /** Names of computer accounts in sample paths. */
  readonly people: readonly string[]
}

export type SampleFacts = {
  /** Equal for the same file in two songs: by checksum and size where the set knows them, else by name. */
  readonly id: string
  readonly fileName: string
  /** The Pack, or the last two folders. */
  readonly source: string
  readonly place: 'project' | 'outside' | 'fragile' | 'missing' | 'library'
  /** Inside the project; `null` elsewhere. */
  readonly relativePath: string | null
}

export type MelodyFacts = {
  readonly low: number
  readonly q1: number
  readonly median: number
  readonly q3: number
  readonly high: number
  /** Moves of one or two semitones. */
  readonly steps: number
  /** Larger moves. */
  readonly leaps: number
}

export type TimingFacts = {
  readonly notes: number
  /** Within a hundredth of a beat of a 16th or a triplet. */
  readonly onGrid: number
  readonly clips: number
  readonly groovedClips: number
}

export type VelocityFacts = {
  readonly role: Role
  readonly notes: number
  readonly low: number
  readonly q1: number
  readonly median: number
  readonly q3: number
  readonly high: number
}
