/** A file that a clip or an instrument plays. */
export type SampleReference = {
  /** File name without its folders. */
  readonly fileName: string
  /** Absolute path as saved, `/` or `\` as on the machine that saved it; `null` where only a relative one is there. */
  readonly path: string | null
  /** Relative to the project or library, `/` between folders. */
  readonly relativePath: string | null
  readonly location: SampleLocation
  readonly sizeBytes: number | null
  readonly crc: number | null
  readonly sampleRateHz: number | null
  readonly durationSamples: number | null
  /** Name of the Live Pack that it belongs to. */
  readonly livePackName: string | null
  readonly offset: number
}

/** Where the file lies, from `RelativePathType`; `missing` where neither a relative nor an absolute path leads to it. */
export type SampleLocation =
  | 'missing'
  | 'outsideProject'
  | 'library'
  | 'insideProject'
  | 'factoryPack'
  | 'userLibrary'
  | 'builtIn'
  | 'unknown'
