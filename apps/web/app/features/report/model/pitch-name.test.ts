import { expect, test } from 'vitest'
import { pitchName } from './pitch-name.ts'

test.each([
  [60, false, 'C3'],
  [0, false, 'C-2'],
  [127, false, 'G8'],
  [61, false, 'C♯3'],
  [61, true, 'D♭3'],
  [69, false, 'A3'],
])('%i is %s %s', (pitch, flats, name) => {
  expect(pitchName(pitch, flats)).toBe(name)
})
