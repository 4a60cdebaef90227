import { FileMusic } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { Notice } from '@kvint/ui'
import { useReadingCopy } from './copy/reading.ts'
import { type GivenFile, givenFile } from './given-file.ts'
import { useDroppedFiles } from './use-dropped-files.ts'

/** A real file input that also takes what is dropped anywhere on the page or pasted into it. */
export function DropZone({
  onFiles,
  hasNothing = false,
}: {
  onFiles: (files: readonly GivenFile[]) => void
  /** What was given last held neither a set nor a sound. */
  hasNothing?: boolean
}) {
  const { drop } = useReadingCopy()
  const [isEmpty, setIsEmpty] = useState(false)
  const take = useCallback(
    (files: readonly GivenFile[]) => {
      setIsEmpty(files.length === 0)
      if (files.length > 0) onFiles(files)
    },
    [onFiles],
  )
  const { isOver, isListing } = useDroppedFiles(take)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** The page stands before its script has come: what was chosen until then is read too. */
  useEffect(() => {
    const files = [...(input.current?.files ?? [])]
    if (!input.current || files.length === 0) return
    input.current.value = ''
    onFiles(files.map(givenFile))
  }, [onFiles])
  return (
    <div className={isOver ? 'drop-zone drop-zone-over' : 'drop-zone'}>
      <FileMusic size={32} strokeWidth={1.25} aria-hidden="true" className="text-root" />
      <div className="grid gap-1">
        <p className="text-lead font-semibold" aria-hidden={!isOver && !isListing}>
          {isOver ? drop.release : isListing ? drop.listing : drop.heading}
        </p>
        <p id={`${id}-text`} className="max-w-[60ch] text-small text-muted">
          {drop.text}
        </p>
      </div>
      <label className="drop-button main-button">
        {drop.choose}
        <input
          ref={input}
          type="file"
          multiple
          accept=".als,audio/*,.aif,.aiff,.flac,.wav"
          aria-describedby={`${id}-text`}
          className="sr-only"
          onChange={(event) => {
            take([...(event.target.files ?? [])].map(givenFile))
            event.target.value = ''
          }}
        />
      </label>
      {(isEmpty || hasNothing) && (
        <Notice tone="danger" className="basis-full">
          {drop.nothing}
        </Notice>
      )}
    </div>
  )
}
