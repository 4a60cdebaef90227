import { useEffect, useRef, useState } from 'react'
import { filesOfDrop, type GivenFile, givenFile } from './given-file.ts'

export type DroppedFiles = {
  /** Some hang over the page. */
  readonly isOver: boolean
  /** A folder fell on it, whose files the browser still lists: thousands take half a minute. */
  readonly isListing: boolean
}

/** Takes files and folders that are dropped, or files that are pasted, anywhere on the page. */
export function useDroppedFiles(onFiles: (files: readonly GivenFile[]) => void): DroppedFiles {
  const [isOver, setIsOver] = useState(false)
  const [isListing, setIsListing] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  }, [onFiles])
  useEffect(() => {
    let depth = 0
    const ended = new AbortController()
    const { signal } = ended
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
    const move = (by: number) => (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth = Math.max(0, depth + by)
      setIsOver(depth > 0)
    }
    window.addEventListener('dragenter', move(1), { signal })
    window.addEventListener('dragleave', move(-1), { signal })
    window.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
      },
      { signal },
    )
    window.addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        depth = 0
        setIsOver(false)
        setIsListing(true)
        void filesOfDrop(event.dataTransfer).then((files) => {
          setIsListing(false)
          latest.current(files)
        })
      },
      { signal },
    )
    window.addEventListener(
      'paste',
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])]
        if (files.length > 0) latest.current(files.map(givenFile))
      },
      { signal },
    )
    return () => ended.abort()
  }, [])
  return { isOver, isListing }
}
