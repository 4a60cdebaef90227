import { useSyncExternalStore } from 'react'
import { jsonOf } from '../wire/read-answer.ts'
import { readSavedCalls, type SavedCall } from './saved-call.ts'

/** The kept calls of this browser. They hold what was typed for the tools, and never a token. */
export function useSavedCalls(): readonly SavedCall[] {
  return useSyncExternalStore(subscribe, currentCalls, () => NONE)
}

export function keepCalls(calls: readonly SavedCall[]): void {
  current = calls
  try {
    localStorage.setItem(KEY, JSON.stringify(calls))
  } catch {
    // A full or forbidden store: the calls last as long as the page.
  }
  for (const listener of listeners) listener()
}

function currentCalls(): readonly SavedCall[] {
  if (current) return current
  try {
    current = readSavedCalls(jsonOf(localStorage.getItem(KEY) ?? '[]'))
  } catch {
    current = NONE
  }
  return current
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const KEY = 'mcp-saved-calls'
const NONE: readonly SavedCall[] = []
const listeners = new Set<() => void>()
let current: readonly SavedCall[] | undefined
