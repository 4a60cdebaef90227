import { glossaryPageEn } from '../../site/docs/copy/en/glossary.ts'
import { GlossaryPage } from '../../site/docs/glossary-page.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta(glossaryPageEn)

export default function DocsGlossaryPage() {
  return <GlossaryPage />
}
