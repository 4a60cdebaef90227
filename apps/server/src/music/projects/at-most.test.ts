import { expect, it } from 'vitest'
import { atMost } from './at-most.ts'

it('runs so many at a time, in order, and goes on after one that failed', async () => {
  const inTurn = atMost(2)
  const begun: number[] = []
  let [running, most] = [0, 0]
  const work = (at: number) =>
    inTurn(async () => {
      begun.push(at)
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 2))
      running -= 1
      if (at === 1) throw new Error('broken')
      return at
    })
  const ended = await Promise.allSettled([0, 1, 2, 3, 4].map(work))
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect([begun, most]).toEqual([[0, 1, 2, 3, 4], 2])
})

it('lets the next one begin when one takes its time', async () => {
  const inTurn = atMost(1, 20)
  const slow = Promise.withResolvers<string>()
  const first = inTurn(() => slow.promise)
  expect(await inTurn(async () => 'second')).toBe('second')
  slow.resolve('first')
  expect(await first).toBe('first')
  expect(await Promise.all([1, 2].map((at) => inTurn(async () => at)))).toEqual([1, 2])
})
