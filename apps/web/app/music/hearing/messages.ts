import type { AlignedBounce, AudioProblem, HeardLoudness } from '@kvint/audio'
import type { HeardBounce, HeardFile, HeardStems, SamplesOfSet } from '@kvint/insights'
import type { Report } from '@kvint/report'

/** A sound to hear: the file, or the print of one that was heard before. */
export type SoundToHear = {
  readonly sound: File | string
  /** The set that it may be a bounce of. */
  readonly report: Report | null
  /** Where bar 1 lies in the file, if the producer said so. */
  readonly offsetSeconds: number | null
  /** Asks for the notes too: of one part. */
  readonly notes?: boolean
}

/** Which code tells, and beside what: the print of the report, and where bar 1 was said to lie. */
export type Telling = { readonly teller: string; readonly beside: string }

/** The samples of a set, heard before, to be told where its clips play them. */
export type SamplesToTell = { readonly set: Blob; readonly fileName: string; readonly files: readonly HeardFile[] }

/** The files of a project folder: which of them the clips of its set play. */
export type FilesOfSet = { readonly set: Blob; readonly fileName: string; readonly paths: readonly string[] }

/** The stems of a set, heard before, to be laid on its bars; `alignment` is that of their bounce. */
export type StemsToLay = {
  readonly report: Report
  readonly stems: readonly { readonly print: string; readonly name: string; readonly trackId: number | null }[]
  readonly alignment: AlignedBounce | null
}

export type ToEar =
  | ({ readonly kind: 'hear'; readonly telling: Telling } & SoundToHear)
  | ({ readonly kind: 'tell' } & SamplesToTell)
  | ({ readonly kind: 'lay' } & StemsToLay)
  | ({ readonly kind: 'look' } & FilesOfSet)
  | { readonly kind: 'cancel' }

export type HearingNews =
  | { readonly kind: 'heard'; readonly seconds: number; readonly totalSeconds: number | null }
  /** Loudness and peaks, before tempo, chords and faults are looked for. */
  | { readonly kind: 'measured'; readonly loudness: HeardLoudness; readonly seconds: number }

export type HearingEnd =
  | { readonly kind: 'bounce'; readonly print: string; readonly bounce: HeardBounce; readonly wasKept: boolean }
  | ({ readonly kind: 'told' } & SamplesOfSet)
  | { readonly kind: 'in-use'; readonly paths: readonly string[] }
  /** `null` where the files cannot be laid on the set. */
  | { readonly kind: 'laid'; readonly stems: HeardStems | null }
  | AudioProblem
  /** Nothing is kept under that print any more: the file is needed. */
  | { readonly kind: 'gone' }
  /** The worker itself broke: out of memory, or a fault of ours. */
  | { readonly kind: 'broken' }

export type FromEar = HearingNews | HearingEnd
