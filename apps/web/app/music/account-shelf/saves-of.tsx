import type { KeptProject, KeptSave } from '@kvint/contract'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { useAccountShelfCopy } from './copy/account-shelf.ts'
import { Button, buttonClass } from '@kvint/ui'
import { dateAndTime } from '../sharing/date-and-time.ts'
import { SaveActions } from './save-actions.tsx'
import { SaveState } from './save-state.tsx'

/** Every save of a project, the newest first: to open, to lay beside the newest, to delete. */
export function SavesOf({
  project: { id, name, saves },
  onSteer,
  onShare,
  onDelete,
}: {
  project: KeptProject
  onSteer: (save: KeptSave, how: 'cancel' | 'retry') => void
  onShare: (save: KeptSave) => void
  onDelete: (save: KeptSave) => void
}) {
  const words = useAccountShelfCopy()
  const newest = saves.find(({ state }) => state === 'done')
  return (
    <details>
      <summary className="cursor-pointer text-small text-muted hover:text-ink">{words.saves(saves.length)}</summary>
      <ul aria-label={words.savesOf(name)} className="mt-2 grid gap-2 border-l border-line pl-4">
        {saves.map((save) => {
          const date = dateAndTime(save.createdAt)
          return (
            <li key={save.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <div className="grid min-w-0 grow basis-64 gap-x-6 sm:grid-cols-[2fr_3fr] sm:items-baseline">
                <span className="min-w-0 text-small break-words">
                  {save.fileName} · <time dateTime={save.createdAt}>{date}</time>
                </span>
                <SaveState save={save} name={save.fileName} />
              </div>
              {save.state === 'done' && (
                <Link
                  to={`/projects/account/${id}?save=${save.id}`}
                  aria-label={words.openSave(save.fileName, date)}
                  className={buttonClass('plain', 'tool')}
                >
                  {words.open}
                </Link>
              )}
              {save.state === 'done' && newest && newest.id !== save.id && (
                <Link
                  to={`/projects/account/${id}?save=${newest.id}&against=${save.id}`}
                  aria-label={words.compareSave(date)}
                  className={buttonClass('plain', 'tool')}
                >
                  {words.compare}
                </Link>
              )}
              {save.id !== saves[0]?.id && (
                <SaveActions save={save} name={save.fileName} onSteer={onSteer} onShare={onShare} />
              )}
              <Button
                look="quiet"
                size="tool"
                aria-label={words.deleteSave(save.fileName, date)}
                title={words.deleteSave(save.fileName, date)}
                onClick={() => onDelete(save)}
              >
                <Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
