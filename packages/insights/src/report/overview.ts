/** The set at a glance. */
export type Overview = {
  readonly tempo: {
    readonly bpm: number
    readonly minBpm: number
    readonly maxBpm: number
    readonly isAutomated: boolean
  }
  /** `4/4`. */
  readonly meter: string
  readonly meterChanges: number
  /** What the length measures: the arrangement, or the scenes laid end to end where nothing is arranged. */
  readonly lengthOf: 'arrangement' | 'scenes' | 'nothing'
  readonly lengthBars: number
  readonly lengthSeconds: number
  readonly trackCounts: {
    readonly midi: number
    readonly audio: number
    readonly group: number
    readonly return: number
  }
  readonly clipCounts: { readonly arrangement: number; readonly session: number }
  /** Notes in clips of the arrangement and of the session; take lanes and grooves are not music that is heard. */
  readonly noteCounts: { readonly arrangement: number; readonly session: number }
  readonly sceneCount: number
  readonly deviceCount: number
  /** Live's own devices, most used first. */
  readonly devices: readonly NamedCount[]
  readonly plugins: readonly (NamedCount & { readonly format: 'vst2' | 'vst3' | 'au' })[]
  readonly maxDevices: readonly NamedCount[]
  /** The scale that is set in Live: `A Minor`; `null` where none is set or it is the untouched default. */
  readonly scaleInLive: string | null
  readonly stage: StageReading
}

export type NamedCount = { readonly name: string; readonly count: number }

/** How far the song has come, and what says so. */
export type StageReading = {
  readonly stage: Stage
  readonly because: string
}

export type Stage = 'sketch' | 'arrange' | 'mix' | 'export'
