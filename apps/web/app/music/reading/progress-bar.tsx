import type { ComponentProps } from 'react'
import './progress-bar.css'

/** How far a piece of work is; without `value`, that it goes on. */
export function ProgressBar(props: ComponentProps<'progress'>) {
  return <progress {...props} className="progress-bar" />
}
