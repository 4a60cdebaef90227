/** A named place in the arrangement. */
export type Locator = {
  readonly timeBeats: number
  readonly name: string
  readonly annotation: string
  /** "Set Song Start Time Here". */
  readonly isSongStart: boolean
  /** Byte offset in the XML. */
  readonly offset: number
}
