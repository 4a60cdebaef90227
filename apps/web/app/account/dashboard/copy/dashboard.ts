import { copyOf } from '@kvint/ui'
import { dashboardEn } from './en/dashboard.ts'

export const useDashboardCopy = copyOf(dashboardEn, async () => (await import('./nb/dashboard.ts')).dashboardNb)
