import { describe, expect, it } from 'vitest'
import { openTurns, TooBusy, type TurnLimits } from './turns.ts'

const LIMITS: TurnLimits = {
  atOnce: 3,
  atOncePerCaller: 2,
  waiting: 6,
  waitingPerCaller: 4,
  patienceMs: 60_000,
  budgetMs: 1000,
  budgetBackMs: 100,
}

/** Work that lasts until it is told to end. */
function piece() {
  let finish = () => {}
  let isStarted = false
  const ended = new Promise<void>((resolve) => (finish = resolve))
  const work = () => {
    isStarted = true
    return ended
  }
  return { work, finish: () => finish(), isStarted: () => isStarted }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('turns at the database', () => {
  it('gives one caller her share and others the rest, however many pieces she has waiting', async () => {
    const turns = openTurns(LIMITS)
    const greedy = Array.from({ length: 6 }, piece)
    const all = greedy.map(({ work }) => turns.take('greedy', work))
    const [first, second] = [piece(), piece()]
    all.push(turns.take('ada', first.work), turns.take('bo', second.work))
    await settle()
    expect(greedy.map(({ isStarted }) => isStarted())).toEqual([true, true, false, false, false, false])
    expect([first.isStarted(), second.isStarted()]).toEqual([true, false])
    greedy[0]?.finish()
    await settle()
    expect([greedy[2]?.isStarted(), second.isStarted()]).toEqual([false, true])
    for (const { finish } of [...greedy, first, second]) finish()
    await Promise.all(all)
    expect(greedy.every(({ isStarted }) => isStarted())).toBe(true)
  })

  it('refuses early what would only wait', async () => {
    const turns = openTurns(LIMITS)
    const pieces = Array.from({ length: 6 }, piece)
    const all = pieces.map(({ work }) => turns.take('greedy', work))
    const own = turns.take('greedy', piece().work)
    await expect(own).rejects.toMatchObject({ reason: 'queue', retryAfterSeconds: 1 })
    const others = ['a', 'b', 'c'].map((who) => ({ who, ...piece() }))
    all.push(...others.map(({ who, work }) => turns.take(who, work)))
    await expect(turns.take('d', piece().work)).rejects.toMatchObject({ reason: 'queue' })
    for (const { finish } of [...pieces, ...others]) finish()
    await Promise.all(all)
  })

  it('ends the wait of who waited too long, and her place is gone', async () => {
    const turns = openTurns({ ...LIMITS, patienceMs: 5 })
    const [a, b, c] = [piece(), piece(), piece()]
    const all = [turns.take('ada', a.work), turns.take('ada', b.work)]
    await expect(turns.take('ada', c.work)).rejects.toBeInstanceOf(TooBusy)
    for (const { finish } of [a, b]) finish()
    await Promise.all(all)
    expect(c.isStarted()).toBe(false)
  })

  it('lets no one use more time than her budget, which comes back', async () => {
    let now = 0
    const turns = openTurns(LIMITS, () => now)
    await turns.take('ada', async () => void (now += 1500))
    await expect(turns.take('ada', async () => 1)).rejects.toMatchObject({ reason: 'budget', retryAfterSeconds: 4 })
    expect(await turns.take('bo', async () => 2)).toBe(2)
    now += 3600
    expect(await turns.take('ada', async () => 3)).toBe(3)
  })

  it('goes on after work that fails', async () => {
    const turns = openTurns({ ...LIMITS, atOnce: 1, atOncePerCaller: 1 })
    const failing = turns.take('ada', () => Promise.reject(new Error('broken')))
    const after = turns.take('ada', async () => 4)
    await expect(failing).rejects.toThrow('broken')
    expect(await after).toBe(4)
  })
})
