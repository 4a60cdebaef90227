import { Link } from 'react-router'
import { useFeature } from '../../start-up/configuration.ts'
import { useHomeCopy } from './copy/home.ts'

/** Says above the example's report that it is one, and leads to a report of her own: where a screen has room for a line more. */
export function ExampleLine() {
  const { front } = useHomeCopy()
  const hasProjects = useFeature('enableProjects')
  return (
    <div className="border-b border-line max-md:hidden">
      <p className="page-width flex min-h-11 flex-wrap items-center gap-x-4 text-small text-muted">
        {front.example}
        {hasProjects && (
          <Link
            to="/projects"
            className="inline-flex min-h-11 items-center font-semibold text-root underline underline-offset-4"
          >
            {front.readYours}
          </Link>
        )}
      </p>
    </div>
  )
}
