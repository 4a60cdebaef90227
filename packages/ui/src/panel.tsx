import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A part of a page under its own heading: in a box where it is what the page is about, else under a line. */
export function Panel({
  title,
  aside,
  isPlain = false,
  className,
  children,
}: {
  title: string
  aside?: ReactNode
  isPlain?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <section
      aria-label={title}
      className={clsx(
        'grid content-start gap-4 border-line',
        isPlain ? 'border-t pt-6' : 'rounded-panel border bg-raised p-4 sm:p-6',
        className,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className={isPlain ? 'text-title' : 'text-[1.125rem]'}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
