import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useOnPaper } from '../paper/use-on-paper.ts'

/** Something that stands folded with a line on what it holds; its content is drawn once it is opened, and on paper. */
export function Fold({
  id,
  title,
  count,
  line,
  lineLanguage,
  isOpen: isAsked = false,
  onToggle,
  children,
}: {
  id: string
  title: string
  count?: number
  line: string
  lineLanguage?: 'en' | undefined
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}) {
  const isOnPaper = useOnPaper()
  const [wasOpened, setWasOpened] = useState(isAsked)
  const [own, setOwn] = useState(isAsked)
  const [asked, setAsked] = useState(isAsked)
  if (asked !== isAsked) {
    setAsked(isAsked)
    setOwn(isAsked)
    if (isAsked) setWasOpened(true)
  }
  return (
    <details
      id={id}
      open={own || isOnPaper}
      className="fold"
      onToggle={(event) => {
        if (isOnPaper) return
        setOwn(event.currentTarget.open)
        if (event.currentTarget.open) setWasOpened(true)
        if (event.currentTarget.open !== isAsked) onToggle?.(event.currentTarget.open)
      }}
    >
      <summary>
        <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" className="fold-sign" />
        <h3 className="fold-title">{title}</h3>
        {count !== undefined && (
          <span className="tabular shrink-0 text-small whitespace-nowrap text-muted">{count}</span>
        )}
        <span className="fold-line" lang={lineLanguage}>
          {line}
        </span>
      </summary>
      {(wasOpened || own || isOnPaper) && <div className="fold-body">{children}</div>}
    </details>
  )
}
