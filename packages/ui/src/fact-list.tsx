import type { ReactNode } from 'react'

/** Names and values under each other, a line between. */
export function FactList({
  facts,
  isProse = false,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[]
  /** Words of a person rather than of a machine. */
  isProse?: boolean
}) {
  return (
    <dl className="text-small">
      {facts.map(([name, value]) => (
        <div key={name} className="grid gap-x-4 border-t border-line py-2 sm:grid-cols-[2fr_3fr]">
          <dt className="text-muted">{name}</dt>
          <dd
            className={
              isProse
                ? 'min-h-5 break-words whitespace-pre-line'
                : 'min-h-5 font-mono text-tool break-all whitespace-pre-wrap'
            }
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
