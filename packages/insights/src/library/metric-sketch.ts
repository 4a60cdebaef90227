import type { LibraryProject } from './library-entry.ts'
import type { LibrarySong } from './library-song.ts'
import type { Figures, LibraryArea } from './metric.ts'
import type { Picture } from './picture.ts'
import type { MetricId } from './words/all-words.ts'

/** What all metrics are made from. */
export type Library = {
  readonly projects: readonly LibraryProject[]
  readonly songs: readonly LibrarySong[]
  /** Now by the clock of the machine, milliseconds since 1970; `null` where no one says. */
  readonly now: number | null
}

/** A metric before its words. */
export type MetricSketch = {
  readonly id: MetricId
  /** Which of the metric’s claims; `main` where absent. */
  readonly claim?: string
  readonly figures: Figures
  /** What it rests on. */
  readonly songs: readonly Pick<LibrarySong, 'path' | 'at'>[]
  readonly picture: Picture
}

export type MetricMaker = { readonly area: LibraryArea; readonly make: (library: Library) => MetricSketch | null }

export function makers(area: LibraryArea, ...make: readonly MetricMaker['make'][]): MetricMaker[] {
  return make.map((one) => ({ area, make: one }))
}
