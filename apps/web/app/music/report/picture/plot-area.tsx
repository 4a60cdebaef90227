import type { KeyboardEvent, ReactNode, RefObject } from 'react'

/** The drawing part of a picture: takes the keyboard whole, says what the keys lead to, pans and zooms. */
export function PlotArea({
  area,
  label,
  spoken,
  height,
  onKeyDown,
  children,
}: {
  area: RefObject<HTMLDivElement | null>
  label: string
  spoken: string
  height?: number
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}) {
  return (
    // oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- "application" is read with arrow keys
    <div
      ref={area}
      role="application"
      aria-label={label}
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="plot"
      style={{ height }}
    >
      {children}
      <p className="sr-only" aria-live="polite">
        {spoken}
      </p>
    </div>
    // oxlint-enable
  )
}
