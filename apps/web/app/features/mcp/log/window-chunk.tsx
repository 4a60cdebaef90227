import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react'
import type { Watch } from './use-nearness.ts'

export type Numbered = { readonly number: number }

export type RowProps<Entry extends Numbered> = {
  readonly Row: ComponentType<{ readonly entry: Entry }>
  /** A row's words where it is not drawn. */
  readonly textOf: (entry: Entry) => string
  /** How high a line of them is, for places that have never been drawn. */
  readonly linePx: number
}

/** `rowPx`: how high its rows were when they were last drawn. */
type Place = { readonly isNear: boolean; readonly rowPx: number | undefined }

/** Some entries of a long list: drawn where they are near, otherwise their words in a place as high as they were. */
export function WindowChunk({
  entries,
  isAtEnd,
  watch,
  Row,
  textOf,
  linePx,
}: RowProps<Numbered> & {
  readonly entries: readonly Numbered[]
  /** What comes in at the end is in sight, most of the time. */
  readonly isAtEnd: boolean
  readonly watch: Watch
}) {
  const element = useRef<HTMLDivElement>(null)
  const [{ isNear, rowPx }, setPlace] = useState<Place>({ isNear: isAtEnd, rowPx: undefined })
  useEffect(() => {
    const { current: chunk } = element
    return chunk
      ? watch(chunk, (near, heightPx) => {
          if (!near && isInUse(chunk)) return
          setPlace((before) => {
            if (before.isNear === near) return before
            return { isNear: near, rowPx: near ? before.rowPx : heightPx / chunk.childElementCount }
          })
        })
      : undefined
  }, [watch])
  const words = useMemo(() => (isNear ? '' : entries.map(textOf).join('\n')), [isNear, entries, textOf])
  if (isNear) {
    return (
      <div ref={element}>
        {entries.map((entry) => (
          <Row key={entry.number} entry={entry} />
        ))}
      </div>
    )
  }
  const height = rowPx ? rowPx * entries.length : words.split('\n').length * linePx
  return (
    <div
      ref={element}
      aria-live="off"
      style={{ height }}
      className="overflow-hidden whitespace-pre-wrap [contain:strict] [content-visibility:auto]"
    >
      {words}
    </div>
  )
}

/** What the reader has opened, marked or is in stays. */
function isInUse(chunk: HTMLElement): boolean {
  const marked = getSelection()
  return (
    chunk.contains(document.activeElement) ||
    chunk.querySelector('details[open]') !== null ||
    (marked?.isCollapsed === false && marked.containsNode(chunk, true))
  )
}
