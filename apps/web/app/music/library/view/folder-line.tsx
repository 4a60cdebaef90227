import { useLibraryCopy } from '../copy/library.ts'
import { Button, writtenDate } from '@kvint/ui'
import type { FolderOnPage } from '../scan/folder-messages.ts'

/** Which folder is shown and of when; reading it again, or forgetting it. */
export function FolderLine({
  folder,
  onAgain,
  onForget,
}: {
  folder: FolderOnPage
  onAgain: () => void
  onForget: () => void
}) {
  const { folder: words } = useLibraryCopy()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="min-w-0 font-semibold break-words">
        {words.readAt(folder.name, writtenDate(folder.readAt, 'moment'))}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="tool" onClick={onAgain}>
          {words.again}
        </Button>
        <Button size="tool" look="quiet" onClick={onForget}>
          {words.forget}
        </Button>
      </div>
    </div>
  )
}
