import { type ReportCopy, reportEn } from '../en/report.ts'

export const reportNb: ReportCopy = reportEn
