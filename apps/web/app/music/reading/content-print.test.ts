import { expect, test } from 'vitest'
import { createContentPrint } from './content-print.ts'

const printOf = (...parts: number[][]) => {
  const print = createContentPrint()
  for (const part of parts) print.add(Uint8Array.from(part))
  return print.text()
}

test('sixteen hexadecimal digits', () => {
  expect(printOf([1, 2, 3])).toMatch(/^[0-9a-f]{16}$/)
})

test('does not depend on how the bytes come in', () => {
  expect(printOf([1, 2], [3], [4, 5])).toBe(printOf([1, 2, 3, 4, 5]))
})

test('one bit more, another order or another byte gives another print', () => {
  const prints = [[1, 2, 3], [1, 3, 2], [1, 2, 2], [1, 2, 3, 0], [0, 1, 2, 3], []].map((bytes) => printOf(bytes))
  expect(new Set(prints).size).toBe(prints.length)
})

test('ten thousand short files have ten thousand prints', () => {
  const prints = new Set(Array.from({ length: 10_000 }, (_, index) => printOf([index & 255, index >> 8, 7])))
  expect(prints.size).toBe(10_000)
})
