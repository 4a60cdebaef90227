/** What a habit looks like. Whatever the kind, its marks carry a name, a value and the songs behind them. */
export type Picture =
  | ColumnsPicture
  | RankedPicture
  | RingPicture
  | FunnelPicture
  | LinesPicture
  | GrowthPicture
  | CellsPicture
  | DotsPicture
  | RangesPicture
  | FanPicture
  | StacksPicture
  | TilesPicture
  | ChainsPicture

export type Mark = {
  readonly label: string
  readonly value: number
  /** Paths of the sets behind it. */
  readonly paths: readonly string[]
}

/** What a number counts; `share` is 0…1, `date` milliseconds since 1970, `pitch` a MIDI number. */
export type Unit =
  | 'songs'
  | 'saves'
  | 'tracks'
  | 'devices'
  | 'clips'
  | 'files'
  | 'sections'
  | 'bars'
  | 'bpm'
  | 'seconds'
  | 'minutes'
  | 'days'
  | 'share'
  | 'perMinute'
  | 'reverbs'
  | 'sends'
  | 'velocity'
  | 'pitch'
  | 'date'
  | 'none'

/** Ranges of a number in their order. */
export type ColumnsPicture = {
  readonly kind: 'columns'
  readonly along: Unit
  readonly unit: Unit
  /** Label of a column that stands out: the one with Live's own tempo. */
  readonly marked: string | null
  readonly marks: readonly Mark[]
}

/** Names, most first. */
export type RankedPicture = { readonly kind: 'ranked'; readonly unit: Unit; readonly marks: readonly Mark[] }

/** Keys on the circle of fifths: `fifths` steps from C, major outside, minor inside at its relative. */
export type RingPicture = {
  readonly kind: 'ring'
  readonly unit: Unit
  readonly marks: readonly (Mark & { readonly fifths: number; readonly isMinor: boolean })[]
}

/** Stations in their order, with what reached each. */
export type FunnelPicture = { readonly kind: 'funnel'; readonly unit: Unit; readonly marks: readonly Mark[] }

export type LinesPicture = {
  readonly kind: 'lines'
  readonly x: Unit
  readonly y: Unit
  readonly isStepped: boolean
  readonly marks: readonly (Mark & { readonly points: readonly (readonly [x: number, y: number])[] })[]
}

/** Small drawings of one song each over its saves. */
export type GrowthPicture = {
  readonly kind: 'growth'
  readonly unit: Unit
  readonly marks: readonly (Mark & { readonly saves: readonly GrowthPoint[] })[]
}

export type GrowthPoint = {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly seconds: number
  readonly tracks: number
  readonly clips: number
  readonly devices: number
}

export type CellsPicture = {
  readonly kind: 'cells'
  readonly unit: Unit
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  readonly marks: readonly (Mark & {
    readonly row: number
    readonly column: number
    /** `#rrggbb` where the cell stands for a colour of Live’s palette. */
    readonly color: string | null
  })[]
}

export type DotsPicture = {
  readonly kind: 'dots'
  readonly x: Unit
  readonly y: Unit
  readonly unit: Unit
  /** 0…1 of the largest is the area of the dot. */
  readonly marks: readonly (Mark & { readonly x: number; readonly y: number; readonly size: number })[]
}

/** Lowest, quarter, middle (the value), three quarters, highest. */
export type RangesPicture = {
  readonly kind: 'ranges'
  readonly unit: Unit
  readonly marks: readonly (Mark & {
    readonly low: number
    readonly q1: number
    readonly q3: number
    readonly high: number
  })[]
}

/** Places between left (−1) and right (1). */
export type FanPicture = {
  readonly kind: 'fan'
  readonly unit: Unit
  readonly marks: readonly (Mark & { readonly pan: number; readonly role: string })[]
}

export type StacksPicture = {
  readonly kind: 'stacks'
  readonly unit: Unit
  readonly columns: readonly string[]
  readonly layers: readonly string[]
  readonly marks: readonly (Mark & { readonly column: number; readonly layer: number })[]
}

/** Areas that share a whole. */
export type TilesPicture = { readonly kind: 'tiles'; readonly unit: Unit; readonly marks: readonly Mark[] }

/** Things in a row, such as chords or devices. */
export type ChainsPicture = {
  readonly kind: 'chains'
  readonly unit: Unit
  readonly marks: readonly (Mark & { readonly steps: readonly string[] })[]
}
