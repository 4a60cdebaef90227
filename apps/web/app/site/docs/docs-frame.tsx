import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHead } from '@kvint/ui'
import { StructuredData } from '../../frame/structured-data.tsx'
import { useDocsCopy } from './copy/docs.ts'
import { DocsHelp } from './docs-help.tsx'
import { DocsSearch } from './docs-search.tsx'

/** A page of the documentation: the contents beside, the way back, the search and where to ask around what it says. */
export function DocsFrame({
  title,
  lead,
  path,
  contents,
  children,
}: {
  title: string
  lead: string
  path: string
  contents: ReactNode
  children: ReactNode
}) {
  const copy = useDocsCopy()
  const trail = (publicUrl: string) => ({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: copy.title, item: `${publicUrl}/docs` },
      { '@type': 'ListItem', position: 2, name: title, item: publicUrl + path },
    ],
  })
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-12 py-12 md:py-16 lg:grid-cols-[240px_minmax(0,1fr)]">
      {contents}
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12">
        <div className="grid gap-4">
          <Link
            to="/docs"
            className="justify-self-start text-small text-muted underline underline-offset-4 hover:text-ink"
          >
            {copy.title}
          </Link>
          <PageHead title={title}>{lead}</PageHead>
        </div>
        <DocsSearch />
        {children}
        <DocsHelp />
        <StructuredData of={trail} />
      </div>
    </div>
  )
}
