import { legalEn } from '../../site/legal/copy/en/legal.ts'
import { PolicyPage } from '../../site/legal/policy-page.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: legalEn.documents.privacy.title, description: legalEn.documents.privacy.lead })

export default function Privacy() {
  return <PolicyPage policy="privacy" />
}
