import type { FastifyBaseLogger } from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { invalid } from './http/auth-error.ts'
import { openLater } from './later.ts'

describe('work behind an answer', () => {
  const log = () => ({ error: vi.fn(), warn: vi.fn() })
  const open = (on: ReturnType<typeof log>) => openLater(on as unknown as FastifyBaseLogger)

  it('is done one after another, also what is put while it waits to be settled', async () => {
    const later = open(log())
    const done: string[] = []
    later.put(async () => {
      await Promise.resolve()
      done.push('first')
      later.put(() => Promise.resolve(void done.push('third')))
    })
    later.put(() => Promise.resolve(void done.push('second')))
    expect(done).toEqual([])
    await later.settled()
    expect(done).toEqual(['first', 'second', 'third'])
  })

  it('that fails is logged and counted, and the rest is done', async () => {
    const on = log()
    const later = open(on)
    const next = vi.fn(() => Promise.resolve())
    later.put(() => Promise.reject(new Error('away')))
    later.put(() => {
      throw new Error('at once')
    })
    later.put(next)
    await later.settled()
    expect(next).toHaveBeenCalledOnce()
    expect(on.error).toHaveBeenCalledTimes(2)
    expect(later.lost).toEqual({ failed: 2, dropped: 0 })
  })

  it('that is refused is no failure', async () => {
    const on = log()
    const later = open(on)
    later.put(() => Promise.reject(invalid('no')))
    await later.settled()
    expect(on.error).not.toHaveBeenCalled()
    expect(later.lost.failed).toBe(0)
  })

  it('is not put where a thousand wait, which is logged and counted', async () => {
    const on = log()
    const later = open(on)
    const work = vi.fn(() => Promise.resolve())
    for (let turn = 0; turn < 1002; turn += 1) later.put(work)
    expect([later.lost.dropped, on.warn.mock.calls.length]).toEqual([2, 2])
    await later.settled()
    expect(work).toHaveBeenCalledTimes(1000)
  })
})
