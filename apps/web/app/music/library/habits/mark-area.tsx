import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** Takes keys and clicks for the marks of a drawing: arrows go from one to the next, Enter or a click chooses. */
export function MarkArea({
  label,
  count,
  chosen,
  spoken,
  onChoose,
  children,
}: {
  label: string
  count: number
  chosen: number | null
  /** What a mark says. */
  spoken: (index: number) => string
  onChoose: (index: number | null) => void
  children: ReactNode
}) {
  const [active, setActive] = useState<number | null>(null)
  const shown = active ?? chosen
  const area = useRef<HTMLDivElement>(null)
  /** Drawings stay as they are while marks light up: hundreds of them need not be drawn again. */
  useLayoutEffect(() => {
    for (const mark of area.current?.querySelectorAll('[data-mark]') ?? []) {
      mark.classList.toggle('mark-active', mark.getAttribute('data-mark') === String(shown))
    }
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keyTo(event.key, active, count)
    if (next !== null) setActive(next)
    else if ((event.key === 'Enter' || event.key === ' ') && active !== null) onChoose(active)
    else if (event.key === 'Escape') onChoose(null)
    else return
    event.preventDefault()
  }
  const onPoint = (event: PointerEvent) => {
    const index = markAt(event)
    if (index !== active) setActive(index)
  }
  return (
    // oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- "application" is read with arrow keys
    <div
      ref={area}
      role="application"
      aria-label={label}
      tabIndex={0}
      className="mark-area"
      onKeyDown={onKeyDown}
      onBlur={() => setActive(null)}
      onPointerMove={onPoint}
      onPointerLeave={() => setActive(null)}
      onClick={(event) => {
        const index = markAt(event)
        if (index !== null) onChoose(index === chosen ? null : index)
      }}
    >
      {children}
      <p className="mark-said" aria-live="polite">
        {shown === null ? '\u00a0' : spoken(shown)}
      </p>
    </div>
    // oxlint-enable
  )
}

function markAt(event: MouseEvent): number | null {
  const mark = event.target instanceof Element ? event.target.closest('[data-mark]') : null
  const index = Number(mark?.getAttribute('data-mark'))
  return mark && Number.isInteger(index) ? index : null
}

function keyTo(key: string, active: number | null, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return active === null ? 0 : Math.min(active + 1, count - 1)
    case 'ArrowLeft':
    case 'ArrowUp':
      return active === null ? count - 1 : Math.max(active - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
