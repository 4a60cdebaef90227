import type { ReactNode } from 'react'

/** A setting in its panel, a line between it and the one before: its words, its button at the far side, what follows below. */
export function Setting({
  copy,
  notes,
  action,
  children,
}: {
  copy: { readonly heading: string; readonly text: string }
  /** Below its words, beside the button. */
  notes?: ReactNode
  action: ReactNode
  children?: ReactNode
}) {
  return (
    <section aria-label={copy.heading} className={SETTING}>
      <div className={SETTING_ROW}>
        <div className="grid gap-1">
          <h3 className="font-semibold">{copy.heading}</h3>
          <p className="max-w-[48ch] text-small text-muted">{copy.text}</p>
          {notes}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}

export const SETTING = 'grid gap-3 border-t border-line pt-4 first-of-type:border-t-0 first-of-type:pt-0'

export const SETTING_ROW = 'flex flex-wrap items-center justify-between gap-3'
