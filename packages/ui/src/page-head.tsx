import type { ReactNode } from 'react'

/** The heading of a page and what it is about in a sentence or two. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h1 className="text-head sm:text-display">{title}</h1>
      {children && <p className="max-w-[60ch] text-lead text-muted">{children}</p>}
    </div>
  )
}
