/** Who saved the file, from the attributes of its root element. */
export type LiveVersion = {
  /** `Ableton Live 12.3.5`; `null` in sets of Live 8.0 and 8.1 before 8.1.3. */
  readonly creator: string | null
  /** Major version of Live for display: 8 … 12. From `creator`, else from `minorVersion`. */
  readonly live: number
  /** `12.3.5`, `11.3`, `12.0b16`: what `creator` says after the product's name; `null` where absent. */
  readonly label: string | null
  /** `MajorVersion` of the format as written: `4` (Live 8 and 9), `5` (Live 10 to 12). */
  readonly majorVersion: string
  /** `MinorVersion` as written, such as `12.0_12300`. It is not Live's version. */
  readonly minorVersion: string
}
