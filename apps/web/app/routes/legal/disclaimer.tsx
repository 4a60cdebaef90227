import { legalEn } from '../../site/legal/copy/en/legal.ts'
import { PolicyPage } from '../../site/legal/policy-page.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({
  title: legalEn.documents.disclaimer.title,
  description: legalEn.documents.disclaimer.lead,
})

export default function Disclaimer() {
  return <PolicyPage policy="disclaimer" />
}
