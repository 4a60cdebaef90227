import { expect, test } from 'vitest'
import { rangeOfKey } from './range-key.ts'

const WHOLE = { start: 0, end: 400 }
const RANGE = { start: 100, end: 200 }
const press = (key: string, shiftKey = false) => rangeOfKey({ key, shiftKey }, RANGE, WHOLE)

test.each([
  ['+', false, { start: 125, end: 175 }],
  ['-', false, { start: 50, end: 250 }],
  ['0', false, WHOLE],
  ['Home', false, { start: 0, end: 100 }],
  ['End', false, { start: 300, end: 400 }],
  ['ArrowRight', true, { start: 125, end: 225 }],
  ['ArrowLeft', true, { start: 75, end: 175 }],
  ['PageDown', false, { start: 200, end: 300 }],
  ['PageUp', false, { start: 0, end: 100 }],
])('%s (Shift %s)', (key, shift, range) => {
  expect(press(key, shift)).toEqual(range)
})

test.each(['ArrowLeft', 'ArrowRight', 'a', 'Enter', 'Tab'])('%s is left to the picture', (key) => {
  expect(press(key)).toBeNull()
})
