import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useDocsCopy } from './copy/docs.ts'
import { docsAddress } from './docs-address.ts'
import { DocsContents } from './docs-contents.tsx'
import { DocsFrame } from './docs-frame.tsx'
import type { DocsSection } from './docs-page.ts'
import { DocsTopicView } from './docs-topic.tsx'

/** One part of the documentation: its topics under each other, the contents beside, the parts before and after below. */
export function DocsSectionPage({ section, children }: { section: DocsSection; children?: ReactNode }) {
  const { id, title, lead, topics } = section
  return (
    <DocsFrame title={title} lead={lead} path={docsAddress(id)} contents={<DocsContents current={id} />}>
      {topics.map((topic, index) => (
        <DocsTopicView key={topic.id} topic={topic} isLater={index > 0} />
      ))}
      {children}
      <DocsTurn current={id} />
    </DocsFrame>
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
