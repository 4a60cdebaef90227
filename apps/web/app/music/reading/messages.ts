import type { Report } from '@kvint/report'
import type { ReadFailure } from '@kvint/als'
import type { Corrections, ReportStep } from '@kvint/insights'

/** What the page asks of the worker. */
export type ToWorker =
  | { readonly kind: 'read'; readonly file: Blob; readonly fileName: string; readonly corrections: Corrections }
  | { readonly kind: 'cancel' }
  /** Something will be read soon, on a page in this language. */
  | { readonly kind: 'prepare'; readonly language: string }

/** What the worker tells: progress any number of times, then one of the others. */
export type FromWorker =
  | { readonly kind: 'progress'; readonly step: 'reading' | ReportStep; readonly done: number; readonly total: number }
  | { readonly kind: 'report'; readonly id: string; readonly report: Report }
  | { readonly kind: 'failure'; readonly failure: ReadFailure }
