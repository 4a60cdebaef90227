import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { useDocsCopy } from './copy/docs.ts'
import { usePlansAndLimits } from './copy/plans-and-limits.ts'
import { buttonClass, PageHead } from '@kvint/ui'
import { docsAddress } from './docs-address.ts'
import { DocsHelp } from './docs-help.tsx'
import type { DocsOutline } from './docs-page.ts'
import { DocsSearch } from './docs-search.tsx'
import { DocsTopicView } from './docs-topic.tsx'
import { STANDING_LINK } from '../standing-link.ts'

/** The way into the documentation: its four parts, a search over all of them, the plans, and whom to ask. */
export function DocsHub() {
  const copy = useDocsCopy()
  const plans = usePlansAndLimits()
  return (
    <div className="page-width grid gap-12 py-12 md:py-16">
      <PageHead title={copy.title}>{copy.lead}</PageHead>
      <DocsSearch />
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {copy.sections.map((section, place) => (
          <SectionEntry key={section.id} section={section} isFirst={place === 0} />
        ))}
        <ul aria-label={copy.lookUp} className="grid gap-x-12 border-t border-line md:col-span-3 md:grid-cols-2">
          {(
            [
              ['api-reference', copy.reference, copy.referenceLead],
              ['glossary', copy.glossary, copy.glossaryLead],
            ] as const
          ).map(([id, title, lead]) => (
            <li key={id} className="grid content-start justify-items-start gap-1 py-4">
              <Link to={docsAddress(id)} className={`${STANDING_LINK} gap-2`}>
                {title} <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
              </Link>
              <p className="max-w-[52ch] text-small text-muted">{lead}</p>
            </li>
          ))}
        </ul>
      </div>
      <DocsTopicView topic={plans} />
      <DocsHelp />
    </div>
  )
}

/** Where to begin stands first and widest, with its steps in order; the others under a line each. */
function SectionEntry({ section, isFirst }: { section: DocsOutline; isFirst: boolean }) {
  const copy = useDocsCopy()
  const List = isFirst ? 'ol' : 'ul'
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className={clsx(
        'grid scroll-mt-6 content-start gap-4',
        isFirst
          ? 'items-start rounded-panel border border-line bg-raised p-4 sm:p-6 md:col-span-3 md:grid-cols-[1fr_2fr] md:gap-12'
          : 'border-t border-line pt-6',
      )}
    >
      <div className="grid justify-items-start gap-2">
        <h2 id={`${section.id}-title`} className="text-title">
          {section.title}
        </h2>
        <p className="max-w-[52ch] text-muted">{section.lead}</p>
        <Link to={docsAddress(section.id)} className={isFirst ? buttonClass('main') : `${STANDING_LINK} gap-2`}>
          {copy.open(section.title)} <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
        </Link>
      </div>
      <List className={clsx('grid text-small', isFirst && 'gap-x-12 sm:grid-cols-2')}>
        {section.topics.map(([id, title], place) => (
          <li key={id} className={clsx(isFirst && 'flex items-baseline gap-3 border-b border-line')}>
            {isFirst && (
              <span aria-hidden className="font-mono text-tool text-root">
                {place + 1}
              </span>
            )}
            <Link
              to={docsAddress(section.id, id)}
              className={clsx(
                'inline-flex items-center underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11',
                isFirst ? 'min-h-11 grow' : 'min-h-8 text-muted',
              )}
            >
              {title}
            </Link>
          </li>
        ))}
      </List>
    </section>
  )
}
