import { expect, test } from 'vitest'
import { spellOut } from './spell-out.ts'

test.each([
  ['A♭ major', 'A flat major'],
  ['F♯m7', 'F sharpm7'],
  ['B♭maj7/C', 'B flatmaj7/C'],
  ['vii°', 'vii diminished'],
  ['C', 'C'],
])('%s is said %s', (written, said) => {
  expect(spellOut(written)).toBe(said)
})
