/** One track as the report shows it. */
export type TrackReport = {
  /** The set's own id; `main` is the main track. */
  readonly id: number | 'main'
  readonly name: string
  readonly kind: 'midi' | 'audio' | 'group' | 'return' | 'main'
  /** `#rrggbb` of Live's palette; `null` where the track has none. */
  readonly color: string | null
  readonly groupId: number | null
  /** How many groups it lies in. */
  readonly depth: number
  readonly volumeDb: number
  readonly pan: number
  /** Own activator and those of all groups around are on. Solo, a state of listening, is not looked at. */
  readonly isHeard: boolean
  readonly isSoloed: boolean
  readonly role: RoleReading
  /** Names in signal order, racks' chains included in brackets of the rack. */
  readonly devices: readonly string[]
  readonly noteCount: number
}

/** What the track does in the music, and what says so. */
export type RoleReading = {
  readonly role: Role
  /** 0…1. */
  readonly confidence: number
  readonly because: string
}

export type Role =
  | 'drums'
  | 'kick'
  | 'snare'
  | 'hats'
  | 'percussion'
  | 'bass'
  | 'chords'
  | 'pad'
  | 'lead'
  | 'arp'
  | 'vocal'
  | 'guitar'
  | 'keys'
  | 'effects'
  | 'group'
  | 'return'
  | 'main'
  | 'unknown'
