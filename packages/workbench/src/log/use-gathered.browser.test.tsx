import { expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useGathered } from './use-gathered.ts'

const EMPTY: readonly number[] = []
const take = (before: readonly number[], items: readonly number[]) => [...before, ...items].slice(-1000)

it('takes in a flood with few drawings, and loses nothing of what it keeps', async () => {
  let drawings = 0
  const { result } = await renderHook(() => {
    drawings++
    return useGathered(EMPTY, take)
  })
  for (let item = 1; item <= 5000; item++) result.current.add(item)
  await vi.waitFor(() => expect(result.current.state.at(-1)).toBe(5000))
  expect(result.current.state).toHaveLength(1000)
  expect(result.current.state[0]).toBe(4001)
  expect(drawings).toBeLessThan(6)
})

it('holds no more than it keeps, drawn or not', async () => {
  const sizes: number[] = []
  const { result } = await renderHook(() =>
    useGathered(EMPTY, (before: readonly number[], items: readonly number[]) => {
      sizes.push(items.length)
      return take(before, items)
    }),
  )
  for (let item = 0; item < 3000; item++) result.current.add(item)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(256)
})

it('forgets what waits when it is cleared', async () => {
  const { result } = await renderHook(() => useGathered(EMPTY, take))
  result.current.add(1)
  result.current.clear()
  result.current.add(2)
  await vi.waitFor(() => expect(result.current.state).toEqual([2]))
})
