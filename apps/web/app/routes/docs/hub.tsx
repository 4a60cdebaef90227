import { docsEn } from '../../site/docs/copy/en/docs.ts'
import { DocsHub } from '../../site/docs/docs-hub.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta(docsEn)

export default function DocsPage() {
  return <DocsHub />
}
