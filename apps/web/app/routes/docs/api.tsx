import { Link } from 'react-router'
import { useApiReferenceCopy } from '../../site/api-reference/copy/api-reference.ts'
import { useDocsApi } from '../../site/docs/copy/docs-api.ts'
import { apiEn } from '../../site/docs/copy/en/api.ts'
import { DocsSectionPage } from '../../site/docs/docs-section-page.tsx'
import { pageMeta } from '../../frame/page-meta.ts'
import { buttonClass } from '@kvint/ui'

export const meta = pageMeta({ title: apiEn.title, description: apiEn.lead })

export default function ApiPage() {
  const { title } = useApiReferenceCopy()
  return (
    <DocsSectionPage section={useDocsApi()}>
      <Link to="/docs/api-reference" className={`${buttonClass()} justify-self-start`}>
        {title}
      </Link>
    </DocsSectionPage>
  )
}
