import { legalEn } from '../../site/legal/copy/en/legal.ts'
import { PolicyPage } from '../../site/legal/policy-page.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: legalEn.documents.cookies.title, description: legalEn.documents.cookies.lead })

export default function Cookies() {
  return <PolicyPage policy="cookies" />
}
