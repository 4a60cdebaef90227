import type { KeptProject } from '@kvint/contract'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { useAccountShelfCopy } from '../../copy/account-shelf.ts'
import { Button } from '../../ui/button.tsx'

/** One kept project: its name leads to its report once there is one. */
export function KeptProjectRow({ project, onDelete }: { project: KeptProject; onDelete: () => void }) {
  const words = useAccountShelfCopy()
  const { id, name, saves } = project
  const newest = saves[0]
  const isOpen = saves.some(({ state }) => state === 'done')
  const nameClass = 'min-w-0 truncate text-[1.125rem] font-semibold'
  return (
    <li className="flex items-center gap-4 border-t border-line">
      <div className="grid min-w-0 grow gap-x-6 gap-y-1 py-3 sm:grid-cols-[2fr_3fr] sm:items-baseline">
        {isOpen ? (
          <Link
            to={`/projects/account/${id}`}
            className={`${nameClass} decoration-root underline-offset-4 hover:underline`}
          >
            {name}
          </Link>
        ) : (
          <span className={nameClass}>{name}</span>
        )}
        <output className="flex flex-wrap gap-x-4 text-small text-muted">
          {newest && <span>{words.states[newest.state]}</span>}
          {newest?.problem && <span>{newest.problem}</span>}
          {saves.length > 1 && <span>{words.saves(saves.length)}</span>}
        </output>
      </div>
      <Button
        look="quiet"
        size="tool"
        aria-label={words.deleteName(name)}
        title={words.deleteName(name)}
        onClick={() => confirm(words.confirmDelete(name)) && onDelete()}
      >
        <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
      </Button>
    </li>
  )
}
