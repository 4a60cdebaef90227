import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useDocsCopy } from './copy/docs.ts'
import { docsAddress } from './docs-address.ts'

/** All parts of the documentation, with the topics of the one at hand. */
export function DocsContents({ current }: { current: string }) {
  const copy = useDocsCopy()
  return (
    <nav aria-label={copy.contents} className="self-start max-lg:hidden lg:sticky lg:top-6">
      <ul className="grid gap-2 text-small">
        {copy.sections.map(({ id, title, topics }) => (
          <li key={id}>
            <Link
              to={docsAddress(id)}
              aria-current={id === current ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-8 items-center hover:text-ink pointer-coarse:min-h-11',
                id === current ? 'font-semibold text-ink' : 'text-muted',
              )}
            >
              {title}
            </Link>
            {id === current && (
              <ul className="border-l border-line">
                {topics.map(([topicId, topicTitle]) => (
                  <li key={topicId}>
                    <a
                      href={`#${topicId}`}
                      className="inline-flex min-h-8 items-center pl-3 text-muted hover:text-ink pointer-coarse:min-h-11"
                    >
                      {topicTitle}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        <li>
          <Link
            to={docsAddress('api-reference')}
            className="inline-flex min-h-8 items-center text-muted hover:text-ink pointer-coarse:min-h-11"
          >
            {copy.reference}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
