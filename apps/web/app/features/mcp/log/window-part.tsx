import { type ComponentType, memo, useEffect, useMemo, useRef, useState } from 'react'
import type { Watch } from './use-nearness.ts'

export type Numbered = { readonly number: number }

export type RowProps<Entry extends Numbered> = {
  readonly Row: ComponentType<{ readonly entry: Entry }>
  /** A row's words where it is not drawn. */
  readonly textOf: (entry: Entry) => string
  /** How high a line of them is, for places that have never been drawn. */
  readonly linePx: number
}

type Props = RowProps<Numbered> & {
  readonly entries: readonly Numbered[]
  /** How many entries stand in a part, in the parts of a part, and so on; where none is left, rows. */
  readonly sizes: readonly number[]
  /** What comes in at the end is in sight, most of the time. */
  readonly isAtEnd: boolean
  readonly watch: Watch
}

/** Entries in parts by their numbers, so that one that is dropped or added changes one part. */
export function WindowParts({ entries, sizes, isAtEnd, ...rest }: Props) {
  const { Row } = rest
  const [size, ...smaller] = sizes
  if (size === undefined) return entries.map((entry) => <Row key={entry.number} entry={entry} />)
  const parts = new Map<number, Numbered[]>()
  for (const entry of entries) {
    const place = Math.floor(entry.number / size)
    const part = parts.get(place)
    if (part) part.push(entry)
    else parts.set(place, [entry])
  }
  return [...parts].map(([place, own], index) => (
    <Part key={place} {...rest} entries={own} sizes={smaller} isAtEnd={isAtEnd && index >= parts.size - 2} />
  ))
}

/** Some entries of a long list: drawn where they are near, otherwise their words in a place as high as they were. */
function WindowPart(props: Props) {
  const { entries, watch, isAtEnd, textOf, linePx } = props
  const element = useRef<HTMLDivElement>(null)
  const [{ isNear, entryPx }, setPlace] = useState<Place>({ isNear: isAtEnd, entryPx: undefined })
  const count = entries.length
  useEffect(() => {
    const { current: part } = element
    if (!part) return undefined
    return watch(part, (near, heightPx) => {
      if (!near && isInUse(part)) return
      setPlace((before) =>
        before.isNear === near ? before : { isNear: near, entryPx: near ? before.entryPx : heightPx / count },
      )
    })
  }, [watch, count])
  const words = useMemo(() => (isNear ? '' : entries.map(textOf).join('\n')), [isNear, entries, textOf])
  if (isNear) {
    return (
      <div ref={element}>
        <WindowParts {...props} />
      </div>
    )
  }
  const height = entryPx ? entryPx * count : words.split('\n').length * linePx
  return (
    <div
      ref={element}
      aria-live="off"
      style={{ height }}
      className="overflow-hidden whitespace-pre [contain:strict] [content-visibility:auto]"
    >
      {words}
    </div>
  )
}

/** Entries never change: a part of the same entries is the same part. */
const Part = memo(
  WindowPart,
  (before, after) =>
    before.Row === after.Row &&
    before.isAtEnd === after.isAtEnd &&
    before.entries.length === after.entries.length &&
    before.entries.every((entry, index) => entry === after.entries[index]),
)

/** `entryPx`: how high an entry was, on average, when they were last drawn. */
type Place = { readonly isNear: boolean; readonly entryPx: number | undefined }

/** What the reader has opened, marked or is in stays. */
function isInUse(part: HTMLElement): boolean {
  const marked = getSelection()
  return (
    part.contains(document.activeElement) ||
    part.querySelector('details[open]') !== null ||
    (marked?.isCollapsed === false && marked.containsNode(part, true))
  )
}
