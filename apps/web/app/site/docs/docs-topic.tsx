import { clsx } from 'clsx'
import { useDocsCopy } from './copy/docs.ts'
import { DocsBlock } from './docs-block.tsx'
import { textOf } from './search-docs.ts'
import type { DocsTopic } from './docs-page.ts'
import { Link } from 'react-router'
import { useFeature } from '../../start-up/configuration.ts'

/** A topic under a heading that can be linked to. `isLater`: it stands below the first screen. */
export function DocsTopicView({ topic, isLater = true }: { topic: DocsTopic; isLater?: boolean }) {
  const copy = useDocsCopy()
  return (
    <article id={topic.id} className={clsx('grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-4', isLater && 'later')}>
      <div className="flex items-baseline gap-2">
        <h2 className="text-title">{topic.title}</h2>
        <a
          href={`#${topic.id}`}
          aria-label={copy.anchor(topic.title)}
          className="text-title text-muted hover:text-root"
        >
          #
        </a>
      </div>
      {topic.isOnYourSets && <NotOpenYet />}
      {topic.blocks.map((block) => (
        <DocsBlock key={textOf(block)} block={block} />
      ))}
    </article>
  )
}

/** Where a build has no page of your sets, what there is until then. */
function NotOpenYet() {
  const { notOpen: copy } = useDocsCopy()
  const isOpen = useFeature('enableProjects')
  if (isOpen) return null
  return (
    <p className="max-w-[66ch] border-l-2 border-root pl-4 text-muted">
      {copy.text}{' '}
      <Link to="/projects/example" className="text-root underline underline-offset-4">
        {copy.example}
      </Link>
    </p>
  )
}
