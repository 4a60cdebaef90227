import { Link } from 'react-router'
import { useDocsCopy } from './copy/docs.ts'
import { useDocsSections } from './copy/docs-sections.ts'
import { docsAddress } from './docs-address.ts'
import { excerptOf, searchDocs } from './search-docs.ts'

export function DocsResults({ query }: { query: string }) {
  const copy = useDocsCopy()
  const found = searchDocs(useDocsSections(), query)
  return (
    <>
      <output className="text-small text-muted">{found.length > 0 ? copy.found(found.length) : copy.nothing}</output>
      <ul className="border-b border-line empty:hidden">
        {found.map(({ section, topic }) => (
          <li key={topic.id} className="grid gap-1 border-t border-line py-3">
            <span className="text-tool text-muted">{section.title}</span>
            <h2 className="text-base">
              <Link to={docsAddress(section.id, topic.id)} className="text-root underline underline-offset-4">
                {topic.title}
              </Link>
            </h2>
            <p className="text-small text-muted">{excerptOf(topic, query)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
