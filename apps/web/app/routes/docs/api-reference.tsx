import { apiReferenceEn } from '../../copy/en/api-reference.ts'
import { ApiReference } from '../../features/api-reference/api-reference.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: apiReferenceEn.title, description: apiReferenceEn.lead })

export default function ApiReferencePage() {
  return <ApiReference />
}
