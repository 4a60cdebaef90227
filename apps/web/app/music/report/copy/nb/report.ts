import type { ReportCopy } from '../en/report.ts'
import { findingsNb } from './findings.ts'
import { changesNb } from './changes.ts'
import { mixerNb } from './mixer.ts'
import { musicNb } from './music.ts'
import { overviewNb } from './overview.ts'

export const reportNb: ReportCopy = {
  title: (name) => `${name}: rapport`,
  ...overviewNb,
  ...musicNb,
  ...mixerNb,
  ...changesNb,
  findings: findingsNb,
}
