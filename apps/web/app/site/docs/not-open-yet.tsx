import { Link } from 'react-router'
import { useDocsCopy } from './copy/docs.ts'
import { useFeature } from '../../start-up/configuration.ts'

/** Where a build has no page of your sets, what there is until then. */
export function NotOpenYet() {
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
