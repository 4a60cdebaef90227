import { clsx } from 'clsx'

/** One row of chips of which one holds, each with how many findings it would leave. Arrow keys go along the row. */
export function FindingFilter<Value extends string>({
  label,
  name,
  everything,
  values,
  chosen,
  onChoose,
  countOf,
}: {
  label: string
  name: string
  everything: string
  values: readonly (readonly [Value, string])[]
  chosen: Value | null
  onChoose: (value: Value | null) => void
  countOf: (value: Value | null) => number
}) {
  return (
    <fieldset className="grid gap-2 print:hidden">
      <legend className="mb-2 text-tool text-muted">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {[[null, everything] as const, ...values].map(([value, words]) => (
          <label key={words} className={clsx('filter-chip', countOf(value) === 0 && 'text-muted')}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            {words}
            <span className="tabular text-muted">{countOf(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
