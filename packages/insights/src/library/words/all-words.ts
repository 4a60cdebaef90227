import type { MetricWords } from '../metric-words.ts'
import { formWords } from './form-words.ts'
import { musicWords } from './music-words.ts'
import { soundWords } from './sound-words.ts'
import { wayWords } from './way-words.ts'

/** English texts of every metric. */
export const METRIC_WORDS = { ...musicWords, ...wayWords, ...soundWords, ...formWords } satisfies Record<
  string,
  MetricWords
>

/** `tempo`, `chord-moves`, … */
export type MetricId = keyof typeof METRIC_WORDS
