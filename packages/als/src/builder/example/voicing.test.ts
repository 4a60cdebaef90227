import { expect, test } from 'vitest'
import { chord, chordsOf } from './harmony.ts'
import { voiceLead } from './voicing.ts'

test.each([
  ['F', [5, 9, 0], 5],
  ['C/E', [0, 4, 7], 4],
  ['Bbmaj7', [10, 2, 5, 9], 10],
  ['Bbm', [10, 1, 5], 10],
  ['A7', [9, 1, 4, 7], 9],
])('%s', (name, pitchClasses, bass) => {
  expect(chord(name)).toEqual({ name, pitchClasses, bass })
})

test('a chord that the song does not know is refused', () => {
  expect(() => chord('H7')).toThrow('"H7" is no chord of this song.')
})

test('common tones stay, the others take the nearest way', () => {
  expect(voiceLead(['F', 'Dm7', 'Bbmaj7'].map(chord), 57)).toEqual([
    [65, 69, 72],
    [65, 69, 72, 74],
    [65, 69, 70, 74],
  ])
})

test('B flat falls into B flat minor by one half step', () => {
  const [major = [], minor = []] = voiceLead(chordsOf('drop', 6).slice(4), 57)
  expect(minor.filter((pitch) => !major.includes(pitch)).map((pitch) => pitch % 12)).toEqual([1])
})
