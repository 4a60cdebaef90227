/** Counts what stays open, such as streams and sockets. Each owner has a share, so that none takes the place of others. */
export type OpenShares<Kind extends string> = {
  /** Takes one of each owner's share: what to call once it is closed. Undefined where a share is used up; then none is taken. */
  readonly take: (owners: Readonly<Record<Kind, string>>) => (() => void) | undefined
}

/**
 * Of this process alone: it bounds what only this process can run out of.
 * @example
 * const streams = openShares({ account: 20, address: 100 })
 * const leave = streams.take({ account: caller.sub, address: networkOf(request.ip) })
 */
export function openShares<Kind extends string>(most: Readonly<Record<Kind, number>>): OpenShares<Kind> {
  const open = new Map<string, number>()
  const add = (key: string, amount: number) => {
    const left = (open.get(key) ?? 0) + amount
    if (left > 0) open.set(key, left)
    else open.delete(key)
  }
  return {
    take(owners) {
      const shares = Object.entries<number>(most).map(([kind, amount]) => ({
        key: `${kind} ${owners[kind as Kind]}`,
        amount,
      }))
      if (shares.some(({ key, amount }) => (open.get(key) ?? 0) >= amount)) return undefined
      for (const { key } of shares) add(key, 1)
      let isOpen = true
      return () => {
        if (isOpen) for (const { key } of shares) add(key, -1)
        isOpen = false
      }
    },
  }
}
