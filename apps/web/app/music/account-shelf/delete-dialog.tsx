import { useAccountShelfCopy } from './copy/account-shelf.ts'
import { Button, Dialog } from '@kvint/ui'
import type { KeptProject, KeptSave } from '@kvint/contract'

/** The last question before a project or one of its saves is gone for good. */
export function DeleteDialog({
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

export type ToDelete = { readonly project: KeptProject; readonly save: KeptSave | null }
