/** A part of the set that could not be read. The rest of the set stands. */
export type Gap = {
  /** What was lost: the element's tag, such as `MidiClip`. */
  readonly element: string
  /** Where, in words: `Track "Bass", session slot 3`. */
  readonly place: string
  /** Why, in words. */
  readonly reason: string
  /** Byte offset of the element in the XML. */
  readonly offset: number
}

/** An element that the reader has no place for. */
export type UnreadElement = {
  readonly tag: string
  /** Tag of the element that holds it. */
  readonly parent: string
  readonly count: number
  /** Byte offset of the first one in the XML. */
  readonly firstOffset: number
}
