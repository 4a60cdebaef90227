import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

/** Panels of which one is shown. Arrow keys, Home and End walk through their names. */
export function Tabs<Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: {
  label: string
  tabs: readonly (readonly [name: Name, words: string])[]
  chosen: Name
  onChoose: (name: Name) => void
  children: ReactNode
}) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const place = tabs.findIndex(([name]) => name === chosen)
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -place, End: tabs.length - 1 - place }[event.key]
    const next = step === undefined ? undefined : tabs[(place + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChoose(next[0])
    list.current?.querySelector<HTMLElement>(`[data-tab="${next[0]}"]`)?.focus()
  }
  return (
    <section aria-label={label} className="rounded-panel border border-line bg-raised">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={walk}
        className="flex flex-wrap gap-x-1 border-b border-line px-2 sm:px-4"
      >
        {tabs.map(([name, words]) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            className={clsx(
              '-mb-px min-h-11 border-b-2 px-3 text-small font-semibold',
              name === chosen ? 'border-root text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {words}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        className="grid min-w-0 gap-4 p-4 sm:p-6"
      >
        {children}
      </div>
    </section>
  )
}
