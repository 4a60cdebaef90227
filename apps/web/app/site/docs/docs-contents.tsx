import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useDocsCopy } from './copy/docs.ts'
import { docsAddress } from './docs-address.ts'

/** All parts of the documentation, with the topics of the one at hand. */
export function DocsContents({
  current,
  topics,
}: {
  current: string
  /** Of a page that is no section. */
  topics?: readonly (readonly [id: string, title: string])[]
}) {
  const copy = useDocsCopy()
  return (
    <nav aria-label={copy.contents} className="self-start max-lg:hidden lg:sticky lg:top-6">
      <ul className="grid gap-2 text-small">
        {copy.sections.map(({ id, title, topics: ownTopics }) => (
          <li key={id}>
            <ContentsLink id={id} title={title} isCurrent={id === current} />
            {id === current && <TopicLinks topics={ownTopics} />}
          </li>
        ))}
        {[['api-reference', copy.reference] as const, ['glossary', copy.glossary] as const].map(([id, title]) => (
          <li key={id}>
            <ContentsLink id={id} title={title} isCurrent={id === current} />
            {id === current && topics && <TopicLinks topics={topics} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ContentsLink({ id, title, isCurrent }: { id: string; title: string; isCurrent: boolean }) {
  return (
    <Link
      to={docsAddress(id)}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        'inline-flex min-h-8 items-center hover:text-ink pointer-coarse:min-h-11',
        isCurrent ? 'font-semibold text-ink' : 'text-muted',
      )}
    >
      {title}
    </Link>
  )
}

function TopicLinks({ topics }: { topics: readonly (readonly [id: string, title: string])[] }) {
  return (
    <ul className="border-l border-line">
      {topics.map(([id, title]) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-8 items-center pl-3 text-muted hover:text-ink pointer-coarse:min-h-11"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
