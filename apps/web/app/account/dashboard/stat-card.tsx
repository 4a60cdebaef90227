import type { ReactNode } from 'react'

/** One figure of the dashboard under its name. */
export function StatCard({
  title,
  value,
  text,
  children,
}: {
  title: string
  value: string
  text: string
  children?: ReactNode
}) {
  return (
    <section
      aria-label={title}
      className="grid content-start gap-2 rounded-panel border border-line bg-raised p-4 sm:p-6"
    >
      <h2 className="text-small text-muted">{title}</h2>
      <p className="text-head font-semibold tabular">{value}</p>
      {children}
      <p className="min-h-5 text-small text-muted">{text}</p>
    </section>
  )
}
