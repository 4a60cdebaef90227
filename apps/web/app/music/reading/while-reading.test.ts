import { expect, test } from 'vitest'
import { beginReading, untilNothingIsRead } from './while-reading.ts'

test('what no one waits for goes on once the last of several sets is read', async () => {
  await untilNothingIsRead()
  const [endFirst, endSecond] = [beginReading(), beginReading()]
  let isFree = false
  const free = untilNothingIsRead().then(() => (isFree = true))
  endFirst()
  await Promise.resolve()
  expect(isFree).toBe(false)
  endSecond()
  await free
  expect(isFree).toBe(true)
})
