import { clsx } from 'clsx'

export type ButtonLook = 'main' | 'plain' | 'quiet'
export type ButtonSize = 'tool' | 'base'

/**
 * How a button looks, for real buttons and for links that stand as one.
 *
 * @example <Link to="/pricing" className={buttonClass('main')} />
 */
export function buttonClass(look: ButtonLook = 'plain', size: ButtonSize = 'base'): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-control font-semibold select-none sm:whitespace-nowrap',
    'transition-[background-color,border-color,color] duration-80',
    size === 'base' ? 'min-h-11 px-4 text-base sm:px-6' : 'min-h-8 px-3 text-small pointer-coarse:min-h-11',
    look === 'main' &&
      'main-button border border-root bg-root text-on-root hover:border-ink hover:bg-ink hover:text-ground',
    look === 'plain' && 'border border-control text-ink hover:border-ink',
    look === 'quiet' && 'text-muted underline-offset-4 hover:text-ink hover:underline',
    'disabled:cursor-not-allowed disabled:border-dashed disabled:border-control disabled:bg-transparent disabled:text-muted',
    'aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:border-control aria-disabled:bg-transparent aria-disabled:text-muted',
  )
}
