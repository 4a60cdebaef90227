import { type ReactNode, useRef } from 'react'
import { buttonClass } from './button-class.ts'

/** A button that opens a short list of actions; closes on Escape, on a choice, and when the focus goes elsewhere. */
export function Menu({ label, children }: { label: ReactNode; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and clicks bubble up from its buttons
    <details
      ref={details}
      className="relative print:hidden"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        details.current?.querySelector('summary')?.focus()
      }}
      onClick={(event) => {
        if (event.target instanceof HTMLElement && event.target.closest('button')) close()
      }}
    >
      <summary className={`${buttonClass('plain', 'tool')} list-none`}>{label}</summary>
      <ul className="absolute right-0 z-30 mt-1 grid min-w-56 gap-1 rounded-panel border border-control bg-raised p-1">
        {children}
      </ul>
    </details>
  )
}

export function MenuAction({ onChoose, children }: { onChoose: () => void; children: ReactNode }) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="min-h-9 w-full rounded-control px-3 text-left text-small hover:bg-sunken pointer-coarse:min-h-11"
      >
        {children}
      </button>
    </li>
  )
}
