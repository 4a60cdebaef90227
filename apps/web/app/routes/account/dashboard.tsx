import { dashboardEn } from '../../account/dashboard/copy/en/dashboard.ts'
import { Dashboard } from '../../account/dashboard/dashboard.tsx'
import { LatestSongs } from '../../music/projects/latest-songs.tsx'
import { ReadHere } from '../../music/projects/read-here.tsx'
import { useFeature } from '../../start-up/configuration.ts'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: dashboardEn.title }, { robots: 'noindex' })

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
