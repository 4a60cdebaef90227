import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'

/** An input under its label, with a hint and an error that a screen reader hears with it. */
export function TextField({
  label,
  hint,
  error,
  className,
  ...rest
}: ComponentProps<'input'> & { label: string; hint?: string | undefined; error?: string | undefined }) {
  const id = useId()
  const told = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={clsx('grid gap-1', className)}>
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={told || undefined}
        className={FIELD}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-tool text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-small text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** How a field that is typed into looks. */
export const FIELD =
  'min-h-11 w-full rounded-control border border-control bg-ground px-3 text-base text-ink placeholder:text-muted read-only:bg-sunken disabled:border-dashed disabled:text-muted aria-invalid:border-danger'
