import type { MetricId, MetricWords } from '@kvint/insights'
import { libraryMusicNb } from './music.ts'
import { librarySoundNb } from './sound.ts'
import { libraryWayNb } from './way.ts'
import { libraryFormNb } from './form.ts'

/** Every habit of the library in Norwegian. */
export const libraryMetricsNb: Readonly<Record<MetricId, MetricWords>> = {
  ...libraryMusicNb,
  ...libraryWayNb,
  ...librarySoundNb,
  ...libraryFormNb,
}
