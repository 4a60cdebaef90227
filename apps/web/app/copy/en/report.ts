import { findingsEn } from './findings.ts'
import { changesEn } from './report/changes.ts'
import { mixerEn } from './report/mixer.ts'
import { musicEn } from './report/music.ts'
import { overviewEn } from './report/overview.ts'

export const reportEn = {
  title: (name: string) => `${name}: report`,
  ...overviewEn,
  ...musicEn,
  ...mixerEn,
  ...changesEn,
  findings: findingsEn,
}

export type ReportCopy = typeof reportEn
