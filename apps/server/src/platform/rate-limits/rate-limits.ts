import type { Limit } from './limits.ts'
import type { PermitStore } from './permit-store.ts'

/** Undefined: go on. Else the seconds after which the next call is taken. */
export type Verdict = number | undefined

export type RateLimits = {
  /** Takes one permit; at once where this node holds some, else after asking the store. */
  readonly take: (limit: Limit, who: string) => Verdict | Promise<Verdict>
}

/**
 * Rate limits over fixed windows that all nodes share. A node takes permits in blocks of a twentieth of the limit, so
 * that nearly every call is counted without a question to the database; no more calls than the limit are ever let
 * through, and those that a node holds when a window ends are lost.
 */
export function rateLimitsOver(
  store: PermitStore,
  factor = 1,
  onError: (error: unknown) => void = () => {},
): RateLimits {
  const held = new Map<string, Holding>()

  const ask = async (key: string, limit: Limit): Promise<Verdict> => {
    const amount = Math.max(1, Math.round(limit.amount * factor))
    for (;;) {
      const holding = held.get(key) ?? hold(held, key)
      if (holding.endsAt <= Date.now()) Object.assign(holding, { permits: 0, isUsedUp: false })
      const verdict = fromHolding(holding)
      if (verdict !== 'ask') return verdict
      holding.asking ??= claim(store, key, limit, amount, holding).finally(() => (holding.asking = undefined))
      try {
        await holding.asking
      } catch (error) {
        /** Without its database the service answers little anyway; the limit must not be what ends the rest. */
        onError(error)
        return undefined
      }
    }
  }

  return {
    take(limit, who) {
      if (factor === 0) return undefined
      const key = `${limit.name}:${who}`
      const holding = held.get(key)
      const verdict = holding && holding.endsAt > Date.now() ? fromHolding(holding) : 'ask'
      return verdict === 'ask' ? ask(key, limit) : verdict
    },
  }
}

type Holding = { permits: number; isUsedUp: boolean; endsAt: number; asking: Promise<void> | undefined }

function fromHolding(holding: Holding): Verdict | 'ask' {
  if (holding.permits > 0) {
    holding.permits -= 1
    return undefined
  }
  return holding.isUsedUp ? Math.max(1, Math.ceil((holding.endsAt - Date.now()) / 1000)) : 'ask'
}

async function claim(store: PermitStore, key: string, limit: Limit, amount: number, holding: Holding): Promise<void> {
  const wanted = Math.max(1, Math.floor(amount / BLOCKS))
  const { granted, leftMs } = await store.claim(key, wanted, amount, limit.seconds)
  holding.permits += granted
  holding.isUsedUp = granted === 0
  holding.endsAt = Date.now() + leftMs
}

function hold(held: Map<string, Holding>, key: string): Holding {
  if (held.size >= MOST_HELD) for (const [old, { endsAt }] of held) if (endsAt <= Date.now()) held.delete(old)
  const holding: Holding = { permits: 0, isUsedUp: false, endsAt: Number.POSITIVE_INFINITY, asking: undefined }
  held.set(key, holding)
  return holding
}

const BLOCKS = 20
const MOST_HELD = 50_000
