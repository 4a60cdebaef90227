import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { dashboardEn } from '../../account/dashboard/copy/en/dashboard.ts'
import { Dashboard } from '../../account/dashboard/dashboard.tsx'

export const meta: MetaFunction = () => [
  { title: `${dashboardEn.title}: ${PRODUCT.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function DashboardPage() {
  return <Dashboard />
}
