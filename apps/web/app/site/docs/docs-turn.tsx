import { Link } from 'react-router'
import { useDocsCopy } from './copy/docs.ts'
import { docsAddress } from './docs-address.ts'

/** The parts before and after this one. */
export function DocsTurn({ current }: { current: string }) {
  const copy = useDocsCopy()
  const at = copy.sections.findIndex(({ id }) => id === current)
  const sides = [
    { name: copy.before, section: copy.sections[at - 1], className: '' },
    { name: copy.next, section: copy.sections[at + 1], className: 'sm:col-start-2 sm:text-right' },
  ]
  return (
    <nav aria-label={copy.turn} className="grid gap-4 border-t border-line pt-6 sm:grid-cols-2">
      {sides.map(
        ({ name, section, className }) =>
          section && (
            <Link
              key={name}
              to={docsAddress(section.id)}
              className={`group grid gap-1 rounded-panel border border-line p-4 hover:border-ink ${className}`}
            >
              <span className="text-tool text-muted">{name}</span>
              <span className="font-semibold text-root group-hover:text-ink">{section.title}</span>
            </Link>
          ),
      )}
    </nav>
  )
}
