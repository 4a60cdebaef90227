import { useDocsGettingStarted } from '../../site/docs/copy/docs-getting-started.ts'
import { gettingStartedEn } from '../../site/docs/copy/en/getting-started.ts'
import { DocsSectionPage } from '../../site/docs/docs-section-page.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: gettingStartedEn.title, description: gettingStartedEn.lead })

export default function GettingStartedPage() {
  return <DocsSectionPage section={useDocsGettingStarted()} />
}
