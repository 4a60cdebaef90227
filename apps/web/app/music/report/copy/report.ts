import { copyOf } from '@kvint/ui'
import { reportEn } from './en/report.ts'

export const useReportCopy = copyOf(reportEn, async () => (await import('./nb/report.ts')).reportNb)
