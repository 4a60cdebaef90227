import { useDocsGettingStarted } from '../../copy/docs-getting-started.ts'
import { gettingStartedEn } from '../../copy/en/docs/getting-started.ts'
import { DocsSectionPage } from '../../features/docs/docs-section-page.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: gettingStartedEn.title, description: gettingStartedEn.lead })

export default function GettingStartedPage() {
  return <DocsSectionPage section={useDocsGettingStarted()} />
}
