import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { useFrameCopy } from '../../frame/copy/frame.ts'
import { FIELD } from '@kvint/ui'

/** A password, hidden until its owner wants to see it. */
export function PasswordField({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  const id = useId()
  const { password } = useFrameCopy()
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      <div className="relative">
        <input {...rest} id={id} type={isShown ? 'text' : 'password'} className={clsx(FIELD, 'pr-12')} />
        <button
          type="button"
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
          aria-label={isShown ? password.hide : password.show}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={20} strokeWidth={1.5} aria-hidden />
        </button>
      </div>
    </div>
  )
}
