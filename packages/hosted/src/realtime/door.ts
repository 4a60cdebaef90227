import { openShares } from '../rate-limits/open-shares.ts'
import { SERVICE } from '../rest/caller.ts'
import type { Settings } from '../settings.ts'

/** Counts who is in: sockets of a network, sockets and channels of a caller. */
export type Door = {
  /** Lets a socket of a network in: what to call when it closes. Undefined where there are too many. */
  admit(network: string): (() => void) | undefined
  /** Lets a caller join a channel by one of her sockets: what to call when she leaves. @throws where she has too many. */
  join(name: string, socket: object): () => void
}

export function openDoor({ realtime }: Settings): Door {
  const sockets = openShares({ address: realtime.maximumSocketsPerAddress })
  const channelsOfCallers = new Map<string, Map<object, number>>()

  return {
    admit: (network) => sockets.take({ address: network }),
    join(name, socket) {
      if (name === SERVICE) return () => undefined
      const isAccount = name.startsWith('account ')
      const own = channelsOfCallers.get(name) ?? new Map<object, number>()
      const channels = [...own.values()].reduce((sum, amount) => sum + amount, 0)
      if (isAccount && !own.has(socket) && own.size >= realtime.maximumSocketsPerAccount)
        throw new Error(`Too many connections of this account: ${own.size} are open`)
      if (channels >= (isAccount ? realtime.maximumChannelsPerAccount : realtime.maximumChannelsPerAddress))
        throw new Error(`Too many channels of this ${isAccount ? 'account' : 'address'}: ${channels} are open`)
      channelsOfCallers.set(name, own.set(socket, (own.get(socket) ?? 0) + 1))
      return once(() => {
        const left = (own.get(socket) ?? 1) - 1
        if (left > 0) own.set(socket, left)
        else own.delete(socket)
        if (own.size === 0 && channelsOfCallers.get(name) === own) channelsOfCallers.delete(name)
      })
    },
  }
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}
