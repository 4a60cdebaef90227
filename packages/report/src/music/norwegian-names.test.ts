import { expect, test } from 'vitest'
import { norwegianChord, norwegianHarmony, norwegianKeyName } from './norwegian-names.ts'

test.each([
  ['F major', 'F-dur'],
  ['A minor', 'a-moll'],
  ['B minor', 'h-moll'],
  ['B♭ major', 'B-dur'],
  ['B♭ minor', 'b-moll'],
  ['E♭ major', 'Ess-dur'],
  ['A♭ major', 'Ass-dur'],
  ['F♯ minor', 'fiss-moll'],
  ['D♭ major', 'Dess-dur'],
  ['C♯ Dorian', 'ciss-dorisk'],
  ['G Mixolydian', 'g-miksolydisk'],
  ['not known', 'not known'],
])('%s is %s', (english, norwegian) => expect(norwegianKeyName(english)).toBe(norwegian))

test.each([
  ['B', 'H'],
  ['Bm7/F♯', 'Hm7/F♯'],
  ['Bsus4', 'Hsus4'],
  ['G/B', 'G/H'],
  ['B♭maj7/D', 'B♭maj7/D'],
  ['Em', 'Em'],
  ['B alone', 'H alene'],
])('the chord %s is written %s', (english, norwegian) => expect(norwegianChord(english)).toBe(norwegian))

test('what is not known stays so', () => {
  const unknown = { kind: 'unknown', reason: 'Only drums play.' } as const
  expect(norwegianHarmony(unknown)).toBe(unknown)
})
