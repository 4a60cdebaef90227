/** Bounds on what a file may ask for. Real sets stay far below each: the largest found has 48 MB of XML and depth 58. */
export type ReadLimits = {
  /** Bytes of XML after decompression. */
  readonly xmlBytes: number
  /** XML bytes per compressed byte, looked at once 64 MiB of XML have come out. Real sets reach 8 to 23. */
  readonly expansion: number
  /** Elements inside each other. */
  readonly depth: number
  /** Elements that are kept while they are read. */
  readonly elements: number
  /** Different names of elements and attributes. */
  readonly names: number
  /** Bytes of one tag with its attributes. */
  readonly tagBytes: number
}

export const DEFAULT_LIMITS: ReadLimits = {
  xmlBytes: 1024 ** 3,
  expansion: 200,
  depth: 256,
  elements: 40_000_000,
  names: 8192,
  tagBytes: 16 * 1024 ** 2,
}
