import { expect, it } from 'vitest'
import { clockTime } from './clock-time.ts'

it('writes the time of day to the millisecond', () => {
  expect(clockTime(new Date(2026, 10, 22, 5, 7, 9, 4).getTime())).toBe('05:07:09.004')
  expect(clockTime(new Date(2026, 10, 22, 23, 59, 59, 999).getTime())).toBe('23:59:59.999')
})
