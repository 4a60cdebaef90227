import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonLook, type ButtonSize } from './button-class.ts'

/** With `aria-disabled` it takes no press and looks so, and keeps the keyboard: for what rests only for a while. */
export function Button({
  look = 'plain',
  size = 'base',
  className,
  onClick,
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook; size?: ButtonSize }) {
  const isResting = rest['aria-disabled'] === true
  return (
    <button
      type="button"
      {...rest}
      onClick={isResting ? takeNoPress : onClick}
      className={clsx(buttonClass(look, size), className)}
    />
  )
}

/** The press of a submit button, by Enter in a field too, would send the form. */
function takeNoPress(event: MouseEvent): void {
  event.preventDefault()
}
