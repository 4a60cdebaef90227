import { afterEach, expect, it, vi } from 'vitest'
import { whenWanted } from './when-wanted.ts'

afterEach(() => vi.useRealTimers())

it('begins at the first sign of somebody at the page, once', () => {
  vi.useFakeTimers()
  const work = vi.fn()
  whenWanted(work)
  expect(work).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('dragenter'))
  window.dispatchEvent(new Event('pointermove'))
  vi.runAllTimers()
  expect(work).toHaveBeenCalledTimes(1)
})

it('begins without a sign once the page has stood still', () => {
  vi.useFakeTimers()
  const work = vi.fn()
  whenWanted(work)
  vi.runAllTimers()
  expect(work).toHaveBeenCalledTimes(1)
})

it('never begins after it was called off', () => {
  vi.useFakeTimers()
  const work = vi.fn()
  whenWanted(work)()
  window.dispatchEvent(new Event('keydown'))
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
})
