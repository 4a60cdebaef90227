/** What changed from one save to another, in Live's words. Plain JSON. */
export type Comparison = {
  /** A few sentences, the most musical first; one that says so where nothing changed. */
  readonly summary: readonly string[]
  readonly tempo: Change<number> | null
  readonly meter: Change<string> | null
  readonly key: Change<string> | null
  readonly lengthBars: Change<number> | null
  readonly tracks: readonly TrackComparison[]
  readonly locators: { readonly added: readonly string[]; readonly removed: readonly string[] }
  readonly plugins: { readonly added: readonly string[]; readonly removed: readonly string[] }
  /** Findings by their id: what is settled, and what is new. */
  readonly findings: { readonly settled: readonly string[]; readonly appeared: readonly string[] }
}

export type Change<Value> = { readonly from: Value; readonly to: Value }

export type TrackComparison = {
  readonly kind: 'added' | 'removed' | 'changed'
  readonly name: string
  /** In the later save; in the earlier one where it was removed. */
  readonly trackId: number | 'main'
  /** One line each: `Volume −6 dB → −3 dB`. Empty for added and removed tracks. */
  readonly changes: readonly TrackChange[]
}

export type TrackChange = {
  readonly about: 'name' | 'mixer' | 'devices' | 'clips' | 'notes'
  readonly text: string
}
