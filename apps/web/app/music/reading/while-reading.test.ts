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

test('what no one waits for leaves a rest behind a set, and waits for the sound that begins in it', async () => {
  const endSet = beginReading()
  await heldLocks(1)
  let isFree = false
  const free = untilNothingIsRead().then(() => (isFree = true))
  endSet()
  await heldLocks(0)
  const endSound = beginReading()
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(isFree).toBe(false)
  endSound()
  await free
})

test('who reads is told to every tab and to the service worker by the lock of that name', async () => {
  const end = beginReading()
  await heldLocks(1)
  end()
  await heldLocks(0)
})

test('hundreds of sounds are told by one lock, until the last of them is heard', async () => {
  const ends = Array.from({ length: 500 }, beginReading)
  await heldLocks(1)
  const [last, ...others] = ends
  for (const end of [...others, ...others]) end()
  await heldLocks(1)
  last!()
  await heldLocks(0)
})

async function heldLocks(count: number): Promise<void> {
  await expect
    .poll(async () => (await navigator.locks.query()).held?.filter(({ name }) => name === 'reading').length)
    .toBe(count)
}
