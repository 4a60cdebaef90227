import { useId } from 'react'

/** A labelled choice of a few: the browser's own list, in our dress. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: {
  label: string
  value: Value
  options: readonly (readonly [value: Value, name: string])[]
  onChoose: (value: Value) => void
}) {
  const id = useId()
  return (
    <span className="grid gap-1">
      <label htmlFor={id} className="text-tool text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find(([option]) => option === event.target.value)
          if (chosen) onChoose(chosen[0])
        }}
        className="min-h-9 rounded-control border border-control bg-raised px-2 text-small text-ink pointer-coarse:min-h-11 pointer-coarse:text-base"
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}
