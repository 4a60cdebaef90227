import { expect, it } from 'vitest'
import { wrappedLines } from './wrapped-lines.ts'

it.each([
  ['', 10, 1],
  ['one line', 10, 1],
  ['one\ntwo\n\nfour', 10, 4],
  ['one two three', 7, 2],
  ['one two     three', 7, 2],
  ['  indented words', 10, 2],
  ['abcdefghijklmnopqrstuvwxyz', 10, 3],
  ['to abcdefghijklm', 10, 3],
  ['well-tempered', 9, 2],
  ['endless', Infinity, 1],
])('%j breaks in %d columns into %d lines', (text, columns, lines) => {
  expect(wrappedLines(text, columns)).toBe(lines)
})
