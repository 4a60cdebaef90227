import type { ReportCopy } from '../en/report.ts'
import { findingsNb } from './findings.ts'
import { changesNb } from './report/changes.ts'
import { mixerNb } from './report/mixer.ts'
import { musicNb } from './report/music.ts'
import { overviewNb } from './report/overview.ts'

export const reportNb: ReportCopy = {
  title: (name) => `${name}: rapport`,
  ...overviewNb,
  ...musicNb,
  ...mixerNb,
  ...changesNb,
  findings: findingsNb,
}
