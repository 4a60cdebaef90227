import { findingsEn } from './findings.ts'
import { changesEn } from './changes.ts'
import { mixerEn } from './mixer.ts'
import { musicEn } from './music.ts'
import { overviewEn } from './overview.ts'

export const reportEn = {
  title: (name: string) => `${name}: report`,
  ...overviewEn,
  ...musicEn,
  ...mixerEn,
  ...changesEn,
  findings: findingsEn,
}

export type ReportCopy = typeof reportEn
