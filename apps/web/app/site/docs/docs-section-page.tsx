import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useDocsCopy } from './copy/docs.ts'
import { StructuredData } from '../../frame/structured-data.tsx'
import { PageHead } from '@kvint/ui'
import { docsAddress } from './docs-address.ts'
import { DocsContents } from './docs-contents.tsx'
import { DocsHelp } from './docs-help.tsx'
import type { DocsSection } from './docs-page.ts'
import { DocsSearch } from './docs-search.tsx'
import { DocsTopicView } from './docs-topic.tsx'

/** One part of the documentation: its topics under each other, the contents beside, the parts before and after below. */
export function DocsSectionPage({ section, children }: { section: DocsSection; children?: ReactNode }) {
  const copy = useDocsCopy()
  const trail = (publicUrl: string) => ({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: copy.title, item: `${publicUrl}/docs` },
      { '@type': 'ListItem', position: 2, name: section.title, item: publicUrl + docsAddress(section.id) },
    ],
  })
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-12 py-12 md:py-16 lg:grid-cols-[240px_minmax(0,1fr)]">
      <DocsContents current={section.id} />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12">
        <div className="grid gap-4">
          <Link
            to="/docs"
            className="justify-self-start text-small text-muted underline underline-offset-4 hover:text-ink"
          >
            {copy.title}
          </Link>
          <PageHead title={section.title}>{section.lead}</PageHead>
        </div>
        <DocsSearch />
        {section.topics.map((topic, index) => (
          <DocsTopicView key={topic.id} topic={topic} isLater={index > 0} />
        ))}
        {children}
        <DocsTurn current={section.id} />
        <DocsHelp />
        <StructuredData of={trail} />
      </div>
    </div>
  )
}

/** The parts before and after this one. */
function DocsTurn({ current }: { current: string }) {
  const copy = useDocsCopy()
  const at = copy.sections.findIndex(({ id }) => id === current)
  const sides = [
    { name: copy.before, section: copy.sections[at - 1], className: '' },
    { name: copy.next, section: copy.sections[at + 1], className: 'sm:col-start-2 sm:text-right' },
  ]
  return (
    <nav aria-label={copy.turn} className="grid gap-4 border-t border-line pt-6 sm:grid-cols-2">
      {sides.map(
        ({ name, section, className }) =>
          section && (
            <Link
              key={name}
              to={docsAddress(section.id)}
              className={`group grid gap-1 rounded-panel border border-line p-4 hover:border-ink ${className}`}
            >
              <span className="text-tool text-muted">{name}</span>
              <span className="font-semibold text-root group-hover:text-ink">{section.title}</span>
            </Link>
          ),
      )}
    </nav>
  )
}
