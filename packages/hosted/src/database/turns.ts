/** Takes work to the database in turns, so that one caller never holds every connection. */
export type Turns = {
  /** @throws TooBusy where the work would wait too long, or its caller has had more than her share of the time. */
  take<Result>(who: string, work: () => Promise<Result>): Promise<Result>
}

export type TurnLimits = {
  /** Pieces of work under way at once: of all callers, and of one. */
  atOnce: number
  atOncePerCaller: number
  /** Pieces that wait: of all callers, and of one. */
  waiting: number
  waitingPerCaller: number
  patienceMs: number
  /** Time at the database that one caller may use up, and how much of it comes back each second. */
  budgetMs: number
  budgetBackMs: number
}

/** Come back in `retryAfterSeconds`. `calls`: she calls too often; `queue`: too much waits; `budget`: she alone has had more than her share of the time. */
export class TooBusy extends Error {
  readonly retryAfterSeconds: number
  readonly reason: 'queue' | 'budget' | 'calls'

  constructor(reason: TooBusy['reason'], retryAfterSeconds: number) {
    super(
      reason === 'calls'
        ? `You call too often. Wait ${retryAfterSeconds} s, then go on more slowly.`
        : reason === 'budget'
          ? `Your requests kept the database busy for too long. Wait ${retryAfterSeconds} s, then ask for less.`
          : `Too many requests wait for the database. Wait ${retryAfterSeconds} s, then try again.`,
    )
    this.name = 'TooBusy'
    this.retryAfterSeconds = retryAfterSeconds
    this.reason = reason
  }
}

/**
 * Callers take turns: anyone who has waited longest without one is next, however many pieces another has waiting.
 * @example await turns.take(accountId, () => pool.query('select 1'))
 */
export function openTurns(limits: TurnLimits, now: () => number = Date.now): Turns {
  const callers = new Map<string, Caller>()
  let running = 0
  let waiting = 0

  /** Of those who have fewest pieces under way the one whose last turn is longest ago: the map has them in that order. */
  function nextCaller(): Caller | undefined {
    let next: Caller | undefined
    for (const caller of callers.values())
      if (caller.queue.length > 0 && caller.running < (next?.running ?? limits.atOncePerCaller)) next = caller
    return next
  }

  function next(): void {
    while (running < limits.atOnce) {
      const turn = nextCaller()
      if (!turn) return
      waiting -= 1
      turn.queue.shift()?.start()
    }
  }

  function begin(who: string, caller: Caller): void {
    callers.delete(who)
    callers.set(who, caller)
    running += 1
    caller.running += 1
  }

  function end(caller: Caller, startedAt: number): void {
    running -= 1
    caller.running -= 1
    caller.budgetMs -= now() - startedAt
    next()
  }

  function callerOf(who: string): Caller {
    const known = callers.get(who)
    const caller = known ?? { running: 0, queue: [], budgetMs: limits.budgetMs, budgetAt: now() }
    const back = ((now() - caller.budgetAt) / 1000) * limits.budgetBackMs
    caller.budgetMs = Math.min(limits.budgetMs, caller.budgetMs + back)
    caller.budgetAt = now()
    if (!known) {
      if (callers.size >= MOST_KNOWN) forgetIdle(callers)
      callers.set(who, caller)
    }
    return caller
  }

  function waitFor(who: string, caller: Caller): Promise<void> {
    if (waiting >= limits.waiting || caller.queue.length >= limits.waitingPerCaller)
      throw new TooBusy('queue', SOON_SECONDS)
    return new Promise((resolve, reject) => {
      const place = {
        start: () => {
          clearTimeout(patience)
          begin(who, caller)
          resolve()
        },
      }
      const patience = setTimeout(() => {
        caller.queue.splice(caller.queue.indexOf(place), 1)
        waiting -= 1
        reject(new TooBusy('queue', SOON_SECONDS))
      }, limits.patienceMs)
      caller.queue.push(place)
      waiting += 1
    })
  }

  return {
    async take(who, work) {
      const caller = callerOf(who)
      if (caller.budgetMs <= 0)
        throw new TooBusy('budget', Math.max(SOON_SECONDS, Math.ceil(-caller.budgetMs / limits.budgetBackMs)))
      if (running < limits.atOnce && caller.running < limits.atOncePerCaller) begin(who, caller)
      else await waitFor(who, caller)
      const startedAt = now()
      try {
        return await work()
      } finally {
        end(caller, startedAt)
      }
    },
  }
}

type Caller = { running: number; queue: { start(): void }[]; budgetMs: number; budgetAt: number }

function forgetIdle(callers: Map<string, Caller>): void {
  for (const [who, { running, queue }] of callers) if (running === 0 && queue.length === 0) callers.delete(who)
}

const SOON_SECONDS = 1
const MOST_KNOWN = 10_000
