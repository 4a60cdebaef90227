import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** One figure of the dashboard under its name, in a row of them. */
export function StatCard({
  title,
  value,
  text,
  className,
  children,
}: {
  title: string
  value: string
  text: string
  className?: string
  children?: ReactNode
}) {
  return (
    <section aria-label={title} className={clsx('grid content-start gap-1 border-line p-4 sm:px-6', className)}>
      <h2 className="text-small text-muted">{title}</h2>
      <p className="text-title font-semibold tabular">{value}</p>
      {children}
      <p className="min-h-5 text-tool text-muted">{text}</p>
    </section>
  )
}
