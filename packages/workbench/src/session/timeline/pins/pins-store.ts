import { useSyncExternalStore } from 'react'
import type { TimelineEntry } from '../timeline.ts'

/** Entries that she has pinned, the oldest first. They stay as long as the page, also when the timeline has let them go. */
export function usePins(): readonly TimelineEntry[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    heldPins,
    () => NONE,
  )
}

export function heldPins(): readonly TimelineEntry[] {
  return pins
}

/** Pins an entry, or takes its pin away. */
export function turnPin(entry: TimelineEntry): void {
  const isSame = (pin: TimelineEntry) => pin.number === entry.number && pin.timestamp === entry.timestamp
  pins = pins.some(isSame) ? pins.filter((pin) => !isSame(pin)) : [...pins, entry]
  for (const listener of listeners) listener()
}

/** What a person has pinned is not for the next one at this page. */
export function forgetPins(): void {
  pins = NONE
  for (const listener of listeners) listener()
}

const NONE: readonly TimelineEntry[] = []
const listeners = new Set<() => void>()
let pins = NONE
