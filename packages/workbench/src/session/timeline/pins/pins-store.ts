import { useValue, valueStore } from '@kvint/ui'
import type { TimelineEntry } from '../timeline.ts'

/** Entries that she has pinned, the oldest first. They stay as long as the page, also when the timeline has let them go. */
export function usePins(): readonly TimelineEntry[] {
  return useValue(pins)
}

export function heldPins(): readonly TimelineEntry[] {
  return pins.get()
}

/** Pins an entry, or takes its pin away. */
export function turnPin(entry: TimelineEntry): void {
  const isSame = (pin: TimelineEntry) => pin.number === entry.number && pin.timestamp === entry.timestamp
  const held = pins.get()
  pins.set(held.some(isSame) ? held.filter((pin) => !isSame(pin)) : [...held, entry])
}

/** What a person has pinned is not for the next one at this page. */
export function forgetPins(): void {
  pins.set(pins.first)
}

const pins = valueStore<readonly TimelineEntry[]>([])
