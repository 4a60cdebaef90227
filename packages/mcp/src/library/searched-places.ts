/** Something that can be searched for, and where it is. */
export type Place = {
  readonly kind: PlaceKind
  /** Plain text of what is there (`plainText`); of `chords` every symbol and numeral. */
  readonly text: string
  /** In words; of `chords` the changes as JSON (`ChordChange[]`), of `file` a `SampleFile`, of `setting` all of one device. */
  readonly place: string
}

export const PLACE_KINDS = ['device', 'sample', 'track', 'role', 'key', 'chords', 'finding', 'file', 'setting'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]
