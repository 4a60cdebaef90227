import type { MetricId, MetricWords } from '@kvint/insights'
import { libraryMusicNb } from './library-music.ts'
import { librarySoundNb } from './library-sound.ts'
import { libraryWayNb } from './library-way.ts'
import { libraryFormNb } from './library-form.ts'

/** Every habit of the library in Norwegian. */
export const libraryMetricsNb: Readonly<Record<MetricId, MetricWords>> = {
  ...libraryMusicNb,
  ...libraryWayNb,
  ...librarySoundNb,
  ...libraryFormNb,
}
