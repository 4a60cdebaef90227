import { expect, it } from 'vitest'
import { writtenLength, writtenTime } from './written-time.ts'

it.each([
  [0, 5, 9, '12:05:09 AM', '00:05:09'],
  [11, 59, 59, '11:59:59 AM', '11:59:59'],
  [12, 0, 0, '12:00:00 PM', '12:00:00'],
  [23, 7, 30, '11:07:30 PM', '23:07:30'],
])('writes %i h %i min %i s', (hours, minutes, seconds, english, norwegian) => {
  const at = new Date(2026, 2, 9, hours, minutes, seconds)
  expect(writtenTime(at, 'en')).toBe(english)
  expect(writtenTime(at, 'nb')).toBe(norwegian)
})

it.each([
  [0, '0:00'],
  [59.6, '1:00'],
  [247.4, '4:07'],
  [3600, '60:00'],
])('writes a length of %d s', (seconds, text) => expect(writtenLength(seconds)).toBe(text))
