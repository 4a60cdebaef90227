import { FolderOpen } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useLibraryCopy } from '../copy/library.ts'
import { Checkbox, Notice } from '@kvint/ui'
import { useIsBrowser } from '../../../frame/use-is-browser.ts'
import { hasFolderPicker, pickFolder } from '../scan/folder-picker.ts'
import { type FolderSource, sourceOfDrop, sourceOfInput } from '../scan/folder-source.ts'

/** Opens a folder: by the browser's picker where there is one, else by a file input; or by dropping it anywhere. */
export function FolderChoice({ onFolder }: { onFolder: (source: FolderSource, withBackups: boolean) => void }) {
  const { folder: words } = useLibraryCopy()
  const [withBackups, setWithBackups] = useState(true)
  const [problem, setProblem] = useState<string>()
  const id = useId()
  const take = (source: FolderSource | null) => {
    setProblem(source ? undefined : words.noFolder)
    if (source) onFolder(source, withBackups)
  }
  const isOver = useFolderFromPage(take)
  /** What the service draws fits every browser. */
  const hasPicker = useIsBrowser() && hasFolderPicker()
  const pick = async () => {
    const source = await pickFolder()
    if (source) take(source)
  }
  return (
    <div className={isOver ? 'drop-zone drop-zone-over' : 'drop-zone'}>
      <FolderOpen size={32} strokeWidth={1.25} aria-hidden="true" className="text-root" />
      <div className="grid gap-1">
        <p className="text-lead font-semibold">{isOver ? words.release : words.heading}</p>
        <p id={`${id}-text`} className="max-w-[60ch] text-small text-muted">
          {words.text}
        </p>
      </div>
      {hasPicker ? (
        <button
          type="button"
          className="drop-button main-button"
          aria-describedby={`${id}-text`}
          onClick={() => void pick()}
        >
          {words.choose}
        </button>
      ) : (
        <label className="drop-button main-button">
          {words.choose}
          <input
            {...OF_FOLDERS}
            type="file"
            multiple
            aria-describedby={`${id}-text`}
            className="sr-only"
            onChange={(event) => {
              take(sourceOfInput([...(event.target.files ?? [])]))
              event.target.value = ''
            }}
          />
        </label>
      )}
      <Checkbox
        className="basis-full"
        label={words.backups}
        checked={withBackups}
        onChange={(event) => setWithBackups(event.target.checked)}
      />
      {problem && (
        <Notice tone="danger" className="basis-full">
          {problem}
        </Notice>
      )}
    </div>
  )
}

/** A folder that is dropped anywhere; true while something hangs over the page. */
function useFolderFromPage(onSource: (source: FolderSource | null) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(onSource)
  useEffect(() => {
    latest.current = onSource
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      void sourceOfDrop([...(event.dataTransfer?.items ?? [])]).then((source) => latest.current(source))
    }
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('drop', drop, { signal })
    window.addEventListener('dragleave', (event) => !event.relatedTarget && setIsOver(false), { signal })
    return () => controller.abort()
  }, [])
  return isOver
}

/** Drawn by the service too: files alone could be chosen before the script has come. React's types do not know it. */
const OF_FOLDERS = { webkitdirectory: '' }
