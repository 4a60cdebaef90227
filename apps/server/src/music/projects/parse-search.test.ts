import { expect, it } from 'vitest'
import { parseSearch } from './parse-search.ts'

it.each([
  ['nordlys', { key: null, words: ['nordlys'] }],
  ['  two  words ', { key: null, words: ['two', 'words'] }],
  ['A minor', { key: 'A minor', words: [] }],
  ['f#-moll 98 bpm', { key: 'F# minor', words: ['98'] }],
  ['B♭ dur tinde', { key: 'Bb major', words: ['tinde'] }],
  ['Eb Dorian', { key: 'Eb dorian', words: [] }],
  ['120bpm', { key: null, words: ['120'] }],
  ['a minority report', { key: null, words: ['a', 'minority', 'report'] }],
  ['mega minor', { key: null, words: ['mega', 'minor'] }],
  ['', { key: null, words: [] }],
])('%j is looked for as %j', (text, search) => {
  expect(parseSearch(text)).toEqual(search)
})
