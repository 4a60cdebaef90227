import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { useDocsCopy } from './copy/docs.ts'
import { usePlansAndLimits } from './copy/plans-and-limits.ts'
import { PageHead } from '@kvint/ui'
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
      <div className="grid gap-6 md:grid-cols-2">
        {copy.sections.map((section) => (
          <SectionCard key={section.id} section={section} />
        ))}
      </div>
      <section
        aria-labelledby="glossary"
        className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 rounded-panel border border-line bg-raised p-4 sm:p-6"
      >
        <div className="grid gap-1">
          <h2 id="glossary" className="text-title">
            {copy.glossary}
          </h2>
          <p className="max-w-[66ch] text-muted">{copy.glossaryLead}</p>
        </div>
        <Link to={docsAddress('glossary')} className={`${STANDING_LINK} gap-2`}>
          {copy.open(copy.glossary)} <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
        </Link>
      </section>
      <DocsTopicView topic={plans} />
      <DocsHelp />
    </div>
  )
}

function SectionCard({ section }: { section: DocsOutline }) {
  const copy = useDocsCopy()
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className="grid scroll-mt-6 grid-rows-[auto_1fr_auto] gap-4 rounded-panel border border-line bg-raised p-4 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id={`${section.id}-title`} className="text-title">
          {section.title}
        </h2>
        <p className="max-w-[52ch] text-muted">{section.lead}</p>
      </div>
      <ul className="grid content-start gap-x-6 text-small sm:grid-cols-2">
        {section.topics.map(([id, title]) => (
          <li key={id}>
            <Link
              to={docsAddress(section.id, id)}
              className="inline-flex min-h-8 items-center text-muted underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6">
        <Link to={docsAddress(section.id)} className={`${STANDING_LINK} gap-2`}>
          {copy.open(section.title)} <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
        </Link>
        {section.id === 'api' && (
          <Link to={docsAddress('api-reference')} className={`${STANDING_LINK} gap-2`}>
            {copy.reference} <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
          </Link>
        )}
      </p>
    </section>
  )
}
