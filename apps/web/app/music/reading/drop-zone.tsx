import { FileMusic } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useReadingCopy } from './copy/reading.ts'

/** A real file input that also takes what is dropped anywhere on the page or pasted into it. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { drop } = useReadingCopy()
  const isOver = useFilesFromPage(onFiles)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** The page stands before its script has come: what was chosen until then is read too. */
  useEffect(() => {
    const files = [...(input.current?.files ?? [])]
    if (!input.current || files.length === 0) return
    input.current.value = ''
    onFiles(files)
  }, [onFiles])
  return (
    <div className={isOver ? 'drop-zone drop-zone-over' : 'drop-zone'}>
      <FileMusic size={32} strokeWidth={1.25} aria-hidden="true" className="text-root" />
      <div className="grid gap-1">
        <p className="text-lead font-semibold" aria-hidden={!isOver}>
          {isOver ? drop.release : drop.heading}
        </p>
        <p id={`${id}-text`} className="max-w-[60ch] text-small text-muted">
          {drop.text}
        </p>
      </div>
      <label className="drop-button">
        {drop.choose}
        <input
          ref={input}
          type="file"
          multiple
          accept=".als"
          aria-describedby={`${id}-text`}
          className="sr-only"
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </label>
    </div>
  )
}

/** Files that are dropped or pasted anywhere; true while some hang over the page. */
function useFilesFromPage(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    let depth = 0
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
    }
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth += 1
      setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth -= 1
      if (depth <= 0) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth = 0
      setIsOver(false)
      onFiles([...(event.dataTransfer?.files ?? [])])
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length > 0) onFiles(files)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragenter', enter)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    window.addEventListener('paste', paste)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragenter', enter)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
      window.removeEventListener('paste', paste)
    }
  }, [onFiles])
  return isOver
}
