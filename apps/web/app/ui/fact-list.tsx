import type { ReactNode } from 'react'

/** Names and values under each other, a line between. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="text-small">
      {facts.map(([name, value]) => (
        <div key={name} className="grid gap-x-4 border-t border-line py-2 sm:grid-cols-[2fr_3fr]">
          <dt className="text-muted">{name}</dt>
          <dd className="min-h-5 font-mono text-tool break-all">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
