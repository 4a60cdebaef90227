import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { dashboardEn } from '../../account/dashboard/copy/en/dashboard.ts'
import { Dashboard } from '../../account/dashboard/dashboard.tsx'
import { LatestSongs } from '../../music/projects/latest-songs.tsx'
import { ReadHere } from '../../music/projects/read-here.tsx'
import { useFeature } from '../../start-up/configuration.ts'

export const meta: MetaFunction = () => [
  { title: `${dashboardEn.title} · ${PRODUCT.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function DashboardPage() {
  const hasProjects = useFeature('enableProjects')
  return (
    <Dashboard>
      {hasProjects && (
        <>
          <ReadHere />
          <LatestSongs />
        </>
      )}
    </Dashboard>
  )
}
