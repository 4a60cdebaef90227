import { useState } from 'react'
import { useDocsCopy } from '../../copy/docs.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DocsContents } from './docs-contents.tsx'
import { DocsHelp } from './docs-help.tsx'
import { DocsTopicView } from './docs-topic.tsx'
import { searchDocs } from './search-docs.ts'

/** The documentation on one page; a search shows the topics that hold its words. */
export function Docs() {
  const copy = useDocsCopy()
  const [query, setQuery] = useState('')
  const found = searchDocs(copy.sections, query)
  const isSearching = query.trim() !== ''
  return (
    <div className="page-width grid gap-12 py-12 md:py-16">
      <div className="grid items-end gap-6 md:grid-cols-[3fr_2fr]">
        <PageHead title={copy.title}>{copy.lead}</PageHead>
        <search>
          <TextField
            label={copy.search}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <output className="block min-h-6 pt-1 text-small text-muted">
            {isSearching && (found.length > 0 ? copy.found(found.length) : copy.nothing)}
          </output>
        </search>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[240px_minmax(0,1fr)]">
        <DocsContents />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-16">
          {isSearching
            ? found.map((topic) => <DocsTopicView key={topic.id} topic={topic} level={2} />)
            : copy.sections.map((section) => (
                <section
                  key={section.id}
                  id={section.id}
                  aria-labelledby={`${section.id}-title`}
                  className="grid gap-8"
                >
                  <h2 id={`${section.id}-title`} className="border-b border-line pb-3 text-head">
                    {section.title}
                  </h2>
                  {section.topics.map((topic) => (
                    <DocsTopicView key={topic.id} topic={topic} level={3} />
                  ))}
                </section>
              ))}
          <DocsHelp />
        </div>
      </div>
    </div>
  )
}
