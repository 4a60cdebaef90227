import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A bordered part of a page under its own heading. */
export function Panel({
  title,
  aside,
  className,
  children,
}: {
  title: string
  aside?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <section
      aria-label={title}
      className={clsx('grid content-start gap-4 rounded-panel border border-line bg-raised p-4 sm:p-6', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-[1.125rem]">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
