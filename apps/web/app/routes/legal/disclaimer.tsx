import { legalEn } from '../../copy/en/legal.ts'
import { PolicyPage } from '../../features/legal/policy-page.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({
  title: legalEn.documents.disclaimer.title,
  description: legalEn.documents.disclaimer.lead,
})

export default function Disclaimer() {
  return <PolicyPage policy="disclaimer" />
}
