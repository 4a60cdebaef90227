import { legalEn } from '../../site/legal/copy/en/legal.ts'
import { PolicyPage } from '../../site/legal/policy-page.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: legalEn.documents.terms.title, description: legalEn.documents.terms.lead })

export default function Terms() {
  return <PolicyPage policy="terms" />
}
