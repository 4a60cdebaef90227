import { legalEn } from '../../site/legal/copy/en/legal.ts'
import { PolicyPage } from '../../site/legal/policy-page.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: legalEn.documents.eula.title, description: legalEn.documents.eula.lead })

export default function Eula() {
  return <PolicyPage policy="eula" />
}
