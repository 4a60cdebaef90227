import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { dashboardEn } from '../../copy/en/dashboard.ts'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'

export const meta: MetaFunction = () => [
  { title: `${dashboardEn.title}: ${PRODUCT.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function DashboardPage() {
  return <Dashboard />
}
