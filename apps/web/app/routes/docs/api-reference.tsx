import { apiReferenceEn } from '../../site/api-reference/copy/en/api-reference.ts'
import { ApiReference } from '../../site/api-reference/api-reference.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: apiReferenceEn.title, description: apiReferenceEn.lead })

export default function ApiReferencePage() {
  return <ApiReference />
}
