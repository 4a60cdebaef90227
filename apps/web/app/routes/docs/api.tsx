import { useDocsApi } from '../../copy/docs-api.ts'
import { apiEn } from '../../copy/en/docs/api.ts'
import { DocsSectionPage } from '../../features/docs/docs-section-page.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: apiEn.title, description: apiEn.lead })

export default function ApiPage() {
  return <DocsSectionPage section={useDocsApi()} />
}
