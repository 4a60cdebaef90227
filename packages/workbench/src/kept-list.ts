import { useSyncExternalStore } from 'react'
import { jsonOf } from './wire/read-answer.ts'

export type KeptList<One> = {
  /** The members of a list as a file or the store holds it; what is none is left out. */
  readonly read: (kept: unknown) => readonly One[]
  readonly current: () => readonly One[]
  readonly keep: (list: readonly One[]) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** A list that this browser keeps under a key, and that every part of the page shows as it is now. */
export function keptList<One>(key: string, isOne: (value: unknown) => value is One): KeptList<One> {
  const listeners = new Set<() => void>()
  let list: readonly One[] | undefined
  const read = (kept: unknown) => (Array.isArray(kept) ? kept.filter(isOne) : [])
  return {
    read,
    current() {
      try {
        list ??= read(jsonOf(localStorage.getItem(key) ?? '[]'))
      } catch {
        list = []
      }
      return list
    },
    keep(next) {
      list = next
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // A full or forbidden store: the list lasts as long as the page.
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useKeptList<One>(list: KeptList<One>): readonly One[] {
  return useSyncExternalStore(list.subscribe, list.current, () => NONE)
}

const NONE: readonly never[] = []
