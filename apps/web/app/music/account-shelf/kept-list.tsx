import type { KeptProject, KeptSave } from '@kvint/contract'
import { useState } from 'react'
import { ShareDialog } from '../sharing/share-dialog.tsx'
import { useAccountShelfCopy } from './copy/account-shelf.ts'
import { Button, Dialog } from '@kvint/ui'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { SaveActions } from './save-actions.tsx'
import { SaveState } from './save-state.tsx'
import { SavesOf } from './saves-of.tsx'

/** All kept projects, and the questions that one of them may ask. */
export function KeptList({
  projects,
  onSteer,
  onDelete,
}: {
  projects: readonly KeptProject[]
  onSteer: (save: KeptSave, how: 'cancel' | 'retry') => void
  onDelete: (projectId: string, saveId?: string) => void
}) {
  const [shared, setShared] = useState<KeptSave>()
  const [deleted, setDeleted] = useState<ToDelete>()
  return (
    <>
      <ul className="border-b border-line">
        {projects.map((project) => (
          <KeptProjectRow
            key={project.id}
            project={project}
            onSteer={onSteer}
            onShare={setShared}
            onDelete={(save) => setDeleted({ project, save })}
          />
        ))}
      </ul>
      <ShareDialog save={shared} onClose={() => setShared(undefined)} />
      <DeleteDialog
        asked={deleted}
        onClose={() => setDeleted(undefined)}
        onConfirm={({ project, save }) => {
          setDeleted(undefined)
          onDelete(project.id, save?.id)
        }}
      />
    </>
  )
}

/** The last question before a project or one of its saves is gone for good. */
function DeleteDialog({
  asked,
  onClose,
  onConfirm,
}: {
  asked: ToDelete | undefined
  onClose: () => void
  onConfirm: (asked: ToDelete) => void
}) {
  const { deleting: words } = useAccountShelfCopy()
  const name = asked?.save?.fileName ?? asked?.project.name ?? ''
  return (
    <Dialog isOpen={asked !== undefined} onClose={onClose} title={words.title(name)}>
      <p className="text-muted">{asked?.save ? words.save : words.project(asked?.project.saves.length ?? 1)}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button className="border-danger text-danger" onClick={() => asked && onConfirm(asked)}>
          {words.confirm}
        </Button>
      </div>
    </Dialog>
  )
}

type ToDelete = { readonly project: KeptProject; readonly save: KeptSave | null }

type Props = {
  readonly project: KeptProject
  readonly onSteer: (save: KeptSave, how: 'cancel' | 'retry') => void
  readonly onShare: (save: KeptSave) => void
  /** `null`: the whole project. */
  readonly onDelete: (save: KeptSave | null) => void
}

/** One kept project: its newest save, and the others behind a fold. Its name leads to its report once there is one. */
function KeptProjectRow({ project, onSteer, onShare, onDelete }: Props) {
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
