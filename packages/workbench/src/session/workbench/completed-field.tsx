import { useEffect, useId, useState } from 'react'
import { FIELD } from '@kvint/ui'

/** A text field for which the server knows completions; they are the browser's own suggestions. */
export function CompletedField({
  label,
  hint,
  isRequired = false,
  value,
  onChange,
  complete,
}: {
  label: string
  hint?: string | undefined
  isRequired?: boolean
  value: string
  onChange: (value: string) => void
  /** Undefined where the server completes nothing. */
  complete: ((value: string) => Promise<readonly string[]>) | undefined
}) {
  const id = useId()
  const [offered, setOffered] = useState<readonly string[]>([])
  const [isReached, setIsReached] = useState(false)
  useEffect(() => {
    if (!complete || !isReached) return undefined
    let isLeft = false
    const timer = setTimeout(() => {
      complete(value).then(
        (values) => !isLeft && setOffered(values),
        () => !isLeft && setOffered([]),
      )
    }, PAUSE_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked again when the text changes, not with each drawing
  }, [value, isReached])
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-mono text-tool font-semibold">
        {label}
        {isRequired && (
          <span aria-hidden className="text-danger">
            {' '}
            *
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-tool text-muted">
          {hint}
        </p>
      )}
      <input
        id={id}
        list={`${id}-offered`}
        autoComplete="off"
        aria-describedby={hint ? `${id}-hint` : undefined}
        value={value}
        onFocus={() => setIsReached(true)}
        onChange={(event) => onChange(event.target.value)}
        className={FIELD}
      />
      <datalist id={`${id}-offered`}>
        {offered.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
    </div>
  )
}

const PAUSE_MS = 150
