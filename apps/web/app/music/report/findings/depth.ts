import type { Depth } from '@kvint/report'
import { useState } from 'react'

export const DEPTHS: readonly Depth[] = ['beginner', 'intermediate', 'advanced']

/** How deep lessons go, as last chosen in this browser. */
export function useDepth(): [Depth, (depth: Depth) => void] {
  const [depth, setDepth] = useState<Depth>(rememberedDepth)
  return [
    depth,
    (chosen) => {
      setDepth(chosen)
      try {
        localStorage.setItem(KEY, chosen)
      } catch {
        // Storage is full or forbidden: the choice holds for this page.
      }
    },
  ]
}

function rememberedDepth(): Depth {
  try {
    return DEPTHS.find((depth) => depth === localStorage.getItem(KEY)) ?? 'intermediate'
  } catch {
    return 'intermediate'
  }
}

/** Must not hold the product's name: such keys are wiped at start-up. */
const KEY = 'lesson-depth'
