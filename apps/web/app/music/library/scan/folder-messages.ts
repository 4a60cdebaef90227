import type { Metric } from '@kvint/insights'
import type { FileInFolder, FolderSource } from './folder-source.ts'

/** What the page asks of the folder's worker. */
export type ToFolder =
  | { readonly kind: 'recall' }
  /** Sets of the folder that the next `scan` names: a thousand files in one message would hold the page up. */
  | { readonly kind: 'sets'; readonly isFirst: boolean; readonly sets: readonly FileInFolder[] }
  | { readonly kind: 'scan'; readonly source: FolderSource; readonly withBackups: boolean }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'forget' }

/** What it tells. */
export type FromFolder =
  | { readonly kind: 'folder'; readonly folder: FolderOnPage | null }
  | { readonly kind: 'listing'; readonly found: number }
  | ({ readonly kind: 'progress' } & ScanProgress)
  /** A metric that is new or has changed; those of one moment come before its contents, one by one. */
  | { readonly kind: 'metric'; readonly metric: Metric }
  | ({ readonly kind: 'contents' } & Omit<LibraryContents, 'changed'>)
  | { readonly kind: 'ended'; readonly outcome: ScanOutcome }

export type FolderOnPage = {
  readonly name: string
  readonly readAt: number
  readonly withBackups: boolean
}

export type ScanProgress = {
  readonly done: number
  readonly total: number
  readonly bytesDone: number
  readonly bytesTotal: number
}

export type ScanOutcome = {
  readonly isCancelled: boolean
  readonly read: number
  readonly unchanged: number
  readonly failed: number
}

/** Metrics come again only when they have changed; `order` names all. */
export type LibraryContents = {
  readonly changed: readonly Metric[]
  readonly order: readonly string[]
  readonly songs: readonly SongRow[]
  readonly gaps: readonly LibraryGap[]
  readonly saves: number
}

export type SongRow = {
  readonly path: string
  readonly name: string
  /** Milliseconds since 1970 by the clock of the machine, as if it were UTC. */
  readonly savedAt: number | null
  readonly bpm: number
  readonly key: string | null
  readonly stage: string
  readonly isArranged: boolean
  readonly seconds: number
  readonly saves: number
}

/** A file that could not be read, or not whole. */
export type LibraryGap = {
  readonly path: string
  readonly reason: 'set' | 'file' | 'reader' | 'time' | 'partial'
  readonly message: string | null
  /** Parts that could not be read, where it is partial. */
  readonly parts: number
}
