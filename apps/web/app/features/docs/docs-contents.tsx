import { useDocsCopy } from '../../copy/docs.ts'

export function DocsContents() {
  const copy = useDocsCopy()
  return (
    <nav aria-label={copy.contents} className="self-start lg:sticky lg:top-6">
      <ul className="grid gap-4 text-small sm:grid-cols-2 lg:grid-cols-1">
        {copy.sections.map(({ id, title, topics }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-8 items-center font-semibold hover:text-root">
              {title}
            </a>
            <ul className="border-l border-line">
              {topics.map((topic) => (
                <li key={topic.id}>
                  <a
                    href={`#${topic.id}`}
                    className="inline-flex min-h-8 items-center pl-3 text-muted hover:text-ink pointer-coarse:min-h-11"
                  >
                    {topic.title}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
