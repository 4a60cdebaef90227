import type { Report } from '../report/report.ts'

/** One save of a set in a folder. */
export type LibraryEntry = {
  /** Path inside the opened folder, `/` between names. */
  readonly path: string
  /** ISO 8601 in UTC: the time in a backup's name, else the file's; `null` where neither is known. */
  readonly savedAt: string | null
  readonly report: Report
}

/** A song with its saves, oldest first. Live keeps a few earlier saves in `Backup/Name [date time].als`. */
export type LibraryProject = {
  readonly folder: string
  readonly name: string
  readonly saves: readonly LibraryEntry[]
  /** The newest save that is no backup, else the newest. */
  readonly current: LibraryEntry
}
