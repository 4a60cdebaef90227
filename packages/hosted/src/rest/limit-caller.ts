import { TooBusy } from '../database/turns.ts'
import { steadyRate } from '../rate-limits/steady-rate.ts'
import type { Settings } from '../settings.ts'
import { SERVICE } from './caller.ts'

export type CallLimits = {
  /** Counts a call before anything of it is looked at. @throws TooBusy where its caller calls too often. */
  count(caller: string, isRead: boolean): void
}

/** Reads and writes of each caller on this server, by account, else by the network of the address. */
export function openCallLimits({ limits, rest }: Settings): CallLimits {
  const rates = new Map<string, () => boolean>()
  return {
    count(caller, isRead) {
      if (!limits.isEnabled || caller === SERVICE) return
      const key = `${isRead ? 'reads' : 'writes'} ${caller}`
      const perMinute = isRead ? rest.readsPerMinute : rest.writesPerMinute
      const mayTake = rates.get(key) ?? steadyRate(perMinute / 60, perMinute / 4)
      if (rates.size >= MOST_KNOWN) rates.clear()
      rates.set(key, mayTake)
      if (!mayTake()) throw new TooBusy('calls', Math.max(1, Math.ceil(60 / perMinute)))
    },
  }
}

const MOST_KNOWN = 50_000
