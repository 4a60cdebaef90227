import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

/** A box to tick, beside its words. */
export function Checkbox({
  label,
  isQuiet = false,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; isQuiet?: boolean }) {
  return (
    <label
      className={clsx(
        'flex min-h-8 items-center gap-2 pointer-coarse:min-h-11',
        isQuiet ? 'text-tool text-muted' : 'text-small',
        className,
      )}
    >
      <input {...rest} type="checkbox" className={clsx('shrink-0 accent-root', isQuiet ? 'size-4' : 'size-5')} />
      {label}
    </label>
  )
}
