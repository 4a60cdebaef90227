import { useSyncExternalStore } from 'react'
import { jsonOf } from '../wire/read-answer.ts'
import { type Evaluation, readEvaluations } from './evaluation.ts'

/** The evaluations of this browser. They hold what was asked and what is expected, and never a key. */
export function useEvaluations(): readonly Evaluation[] {
  return useSyncExternalStore(subscribe, currentEvaluations, () => NONE)
}

export function keepEvaluations(evaluations: readonly Evaluation[]): void {
  current = evaluations
  try {
    localStorage.setItem(KEY, JSON.stringify(evaluations))
  } catch {
    // A full or forbidden store: they last as long as the page.
  }
  for (const listener of listeners) listener()
}

export function currentEvaluations(): readonly Evaluation[] {
  if (current) return current
  try {
    current = readEvaluations(jsonOf(localStorage.getItem(KEY) ?? '[]'))
  } catch {
    current = NONE
  }
  return current
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const KEY = 'mcp-evaluations'
const NONE: readonly Evaluation[] = []
const listeners = new Set<() => void>()
let current: readonly Evaluation[] | undefined
