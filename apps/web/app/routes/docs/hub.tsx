import { docsEn } from '../../copy/en/docs.ts'
import { DocsHub } from '../../features/docs/docs-hub.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta(docsEn)

export default function DocsPage() {
  return <DocsHub />
}
