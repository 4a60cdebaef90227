import type { KeptProject, KeptSave } from '@kvint/contract'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { useAccountShelfCopy } from './copy/account-shelf.ts'
import { Button } from '@kvint/ui'
import { SaveActions } from './save-actions.tsx'
import { SaveState } from './save-state.tsx'
import { SavesOf } from './saves-of.tsx'

type Props = {
  readonly project: KeptProject
  readonly onSteer: (save: KeptSave, how: 'cancel' | 'retry') => void
  readonly onShare: (save: KeptSave) => void
  /** `null`: the whole project. */
  readonly onDelete: (save: KeptSave | null) => void
}

/** One kept project: its newest save, and the others behind a fold. Its name leads to its report once there is one. */
export function KeptProjectRow({ project, onSteer, onShare, onDelete }: Props) {
  const words = useAccountShelfCopy()
  const { id, name, saves } = project
  const newest = saves[0]
  const isOpen = saves.some(({ state }) => state === 'done')
  const nameClass = 'min-w-0 truncate text-[1.125rem] font-semibold'
  if (!newest) return null
  return (
    <li className="grid gap-2 border-t border-line py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="grid min-w-0 grow basis-64 gap-x-6 gap-y-1 sm:grid-cols-[2fr_3fr] sm:items-baseline">
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
          <SaveState save={newest} name={name} />
        </div>
        <SaveActions save={newest} name={name} onSteer={onSteer} onShare={onShare} />
        <Button
          look="quiet"
          size="tool"
          aria-label={words.deleteName(name)}
          title={words.deleteName(name)}
          onClick={() => onDelete(null)}
        >
          <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      </div>
      {saves.length > 1 && <SavesOf project={project} onSteer={onSteer} onShare={onShare} onDelete={onDelete} />}
    </li>
  )
}
