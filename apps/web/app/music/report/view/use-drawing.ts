import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Draws a page in steps, each once the one before it is on the screen, and all of them at once as a print begins: the step that is
 * drawn now. A constant list.
 */
export function useDrawing<Step>(steps: readonly [Step, ...Step[]]): Step {
  const [index, setIndex] = useState(0)
  const last = steps.length - 1
  useEffect(() => {
    const drawAll = () => flushSync(() => setIndex(last))
    window.addEventListener('beforeprint', drawAll)
    return () => window.removeEventListener('beforeprint', drawAll)
  }, [last])
  useEffect(() => {
    if (index < last) startTransition(() => setIndex(index + 1))
  }, [index, last])
  return steps[index] ?? steps[0]
}
