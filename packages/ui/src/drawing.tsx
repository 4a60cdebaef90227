import type { ComponentProps } from 'react'

/** An SVG that is one picture to a screen reader, told in `label`. */
export function Drawing({ label, children, ...rest }: ComponentProps<'svg'> & { label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot take its colours from the page
    <svg {...rest} role="img" aria-label={label}>
      {children}
    </svg>
  )
}
