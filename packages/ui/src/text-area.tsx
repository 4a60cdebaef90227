import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { FIELD } from './text-field.tsx'

/** A text of several lines under its label, with a hint that a screen reader hears with it. */
export function TextArea({
  label,
  hint,
  isCode = false,
  'aria-describedby': describedBy,
  ...rest
}: Omit<ComponentProps<'textarea'>, 'className'> & { label: string; hint?: string; isCode?: boolean }) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        {...(isCode && { spellCheck: false })}
        aria-describedby={clsx(describedBy, hint && `${id}-hint`) || undefined}
        className={clsx(FIELD, 'py-2', isCode && 'font-mono text-small')}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-tool text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
