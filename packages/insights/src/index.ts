export { ALL_CHECKS } from './checks/all-checks.ts'
export type { Check, Sighting } from './checks/check.ts'
export {
  makeReport,
  reportSteps,
  type FileOfSet,
  type ReportOptions,
  type ReportProgress,
  type ReportStep,
} from './make-report.ts'
export type * from './report/arrangement-picture.ts'
export type * from './report/finding.ts'
export type * from './report/harmony.ts'
export type * from './report/overview.ts'
export type * from './report/report.ts'
export type * from './report/track-report.ts'
export type { Corrections } from './song/song-steps.ts'
