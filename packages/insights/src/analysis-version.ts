/**
 * Version of the analysis: raised whenever it says something else of the same set, so that reports that were kept before
 * are told from today's. `analysis-version.test.ts` turns red when that is forgotten.
 *
 * ```ts
 * isOfEarlierAnalysis(report) // true: offer to read the set again
 * ```
 */
export const ANALYSIS_VERSION = 14

/** Whether an earlier analysis made a report. Those kept before versions were counted name none. */
export function isOfEarlierAnalysis({ analysis = 0 }: { readonly analysis?: number | undefined }): boolean {
  return analysis < ANALYSIS_VERSION
}
