import { copyOf } from '../../../language/copy-of.ts'
import { dashboardEn } from './en/dashboard.ts'

export const useDashboardCopy = copyOf(dashboardEn, async () => (await import('./nb/dashboard.ts')).dashboardNb)
