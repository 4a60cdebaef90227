import { type ReactNode, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { Button, saveFile } from '@kvint/ui'
import { pngOfSvg } from './png-of-svg.ts'
import { standaloneSvg } from './standalone-svg.ts'

/**
 * One picture of the report: its name, a sentence that says what it shows, and the same facts as a table (key `T`).
 * `tools` stand beside the name.
 */
export function Picture({
  id,
  title,
  sentence,
  table,
  tools,
  isBare = false,
  children,
}: {
  id: string
  title: string
  sentence: ReactNode
  table: ReactNode
  tools?: ReactNode
  /** Without a frame, its tools under it: the page says what it is. */
  isBare?: boolean
  children: ReactNode
}) {
  const { picture } = useReportCopy()
  const [isTable, setIsTable] = useState(false)
  const figure = useRef<HTMLElement>(null)
  const isByKey = useRef(false)
  const heading = useId()
  useLayoutEffect(() => {
    // What had the keyboard went away with the other form of the picture.
    if (!isByKey.current || figure.current?.contains(document.activeElement)) return
    isByKey.current = false
    figure.current
      ?.querySelector<HTMLElement>(isTable ? '.picture-table [tabindex="0"]' : '[role="application"]')
      ?.focus()
  }, [isTable])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the button within
    <figure
      ref={figure}
      id={`panel-${id}`}
      aria-labelledby={heading}
      className={isBare ? 'picture picture-bare' : 'picture'}
      onKeyDown={(event) => {
        const isTyping = event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement
        if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
        event.preventDefault()
        isByKey.current = true
        setIsTable(!isTable)
      }}
    >
      <div className="picture-head flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id={heading} className="mr-auto text-lead font-semibold">
          {title}
        </h2>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {tools}
          <Button
            size="tool"
            look="quiet"
            aria-pressed={isTable}
            aria-keyshortcuts="T"
            className="pressed:text-ink"
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? picture.asPicture : picture.asTable}
            <kbd className="font-mono text-tool text-muted">T</kbd>
          </Button>
          {!isTable && <PictureSave figure={figure} name={id} />}
        </div>
      </div>
      <figcaption className="max-w-[75ch] text-small text-muted">{sentence}</figcaption>
      {isTable ? <div className="picture-table">{table}</div> : children}
    </figure>
  )
}

/** Saves the picture as it stands, as SVG or PNG. */
function PictureSave({ figure, name }: { figure: RefObject<HTMLElement | null>; name: string }) {
  const { picture } = useReportCopy()
  const save = async (form: 'svg' | 'png') => {
    if (!figure.current) return
    const svg = standaloneSvg(figure.current)
    if (form === 'svg') saveFile(`${name}.svg`, new Blob([svg.text], { type: 'image/svg+xml' }))
    else saveFile(`${name}.png`, await pngOfSvg(svg))
  }
  return (
    <>
      <Button size="tool" look="quiet" aria-label={picture.saveAs('SVG', name)} onClick={() => void save('svg')}>
        SVG
      </Button>
      <Button size="tool" look="quiet" aria-label={picture.saveAs('PNG', name)} onClick={() => void save('png')}>
        PNG
      </Button>
    </>
  )
}
