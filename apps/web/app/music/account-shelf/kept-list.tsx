import type { KeptProject, KeptSave } from '@kvint/contract'
import { useState } from 'react'
import { ShareDialog } from '../sharing/share-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { KeptProjectRow } from './kept-project-row.tsx'
import type { ToDelete } from './delete-dialog.tsx'

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
