import { expect, test } from 'vitest'
import { beginReading, untilNothingIsRead } from './while-reading.ts'

test('what no one waits for goes on once the last of several sets is read', async () => {
  await untilNothingIsRead()
  const [endFirst, endSecond] = [beginReading(), beginReading()]
  let isFree = false
  const free = untilNothingIsRead().then(() => (isFree = true))
  endFirst()
  await heldLocks(1)
  expect(isFree).toBe(false)
  endSecond()
  await free
  expect(isFree).toBe(true)
})

test('who reads is told to every tab and to the service worker by the lock of that name', async () => {
  const end = beginReading()
  await heldLocks(1)
  end()
  await heldLocks(0)
})

async function heldLocks(count: number): Promise<void> {
  await expect
    .poll(async () => (await navigator.locks.query()).held?.filter(({ name }) => name === 'reading').length)
    .toBe(count)
}
