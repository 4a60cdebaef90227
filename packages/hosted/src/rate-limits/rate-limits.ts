import type { PermitStore } from './permit-store.ts'

/** So many calls in so many seconds. */
export type Limit = { readonly name: string; readonly amount: number; readonly seconds: number }

/** Undefined: go on. Else the seconds after which the next call is taken. */
export type Verdict = number | undefined

export type RateLimits = {
  /** Takes one permit; at once where this node holds some, else after asking the store. */
  readonly take: (limit: Limit, who: string) => Verdict | Promise<Verdict>
  /** Gives a permit back that was taken before it was known whether it is needed: a right password costs none. */
  readonly giveBack: (limit: Limit, who: string) => void
}

/**
 * Rate limits over fixed windows that all nodes share. A node takes permits in blocks of a twentieth of the limit, so
 * that nearly every call is counted without a question to the database; no more calls than the limit are ever let
 * through, and those that a node holds when a window ends are lost. Of a limit below 40 a block is one permit.
 * @param onError What to do when the store cannot be asked: return to let the call through, throw to refuse it.
 * @example
 * const limits = rateLimitsOver(permitsIn(pool, 'kvint.rate_limits'))
 * const seconds = await limits.take({ name: 'sign-ups', amount: 30, seconds: 300 }, networkOf(request.ip))
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
    giveBack(limit, who) {
      const holding = held.get(`${limit.name}:${who}`)
      if (holding) holding.permits += 1
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
  /** The store remembers what is forgotten here. Only the oldest: a flood of callers must not make each call look at all of them. */
  const [oldest] = held.size >= MOST_HELD ? held.keys() : []
  if (oldest !== undefined) held.delete(oldest)
  const holding: Holding = { permits: 0, isUsedUp: false, endsAt: Number.POSITIVE_INFINITY, asking: undefined }
  held.set(key, holding)
  return holding
}

const BLOCKS = 20
const MOST_HELD = 50_000
