import { type DashboardCopy, dashboardEn } from '../en/dashboard.ts'

export const dashboardNb: DashboardCopy = dashboardEn
