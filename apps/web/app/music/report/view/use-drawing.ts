import { startTransition, useEffect, useState } from 'react'

/** Draws a page in steps, each once the one before it is on the screen: the step that is drawn now. A constant list. */
export function useDrawing<Step>(steps: readonly [Step, ...Step[]]): Step {
  const [index, setIndex] = useState(0)
  const isLast = index + 1 >= steps.length
  useEffect(() => {
    if (!isLast) startTransition(() => setIndex(index + 1))
  }, [index, isLast])
  return steps[index] ?? steps[0]
}
