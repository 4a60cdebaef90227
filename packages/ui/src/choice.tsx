import { useId } from 'react'
import { useEarlyInput } from './use-early-input.ts'

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
  const choose = (text: string) => {
    const chosen = options.find(([option]) => option === text)
    if (chosen) onChoose(chosen[0])
  }
  const select = useEarlyInput<HTMLSelectElement>(value, choose)
  return (
    <span className="grid gap-1">
      <label htmlFor={id} className="text-tool text-muted">
        {label}
      </label>
      <select
        id={id}
        ref={select}
        value={value}
        onChange={(event) => choose(event.target.value)}
        autoComplete="off"
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
