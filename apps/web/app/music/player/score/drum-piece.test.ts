import { expect, it } from 'vitest'
import { drumPiece } from './drum-piece.ts'

it.each([
  ['a kit follows General MIDI from C1', 'drums', 'Kit', 36, 'kick'],
  ['a kit', 'drums', 'Clap Kit', 38, 'snare'],
  ['a kit', 'drums', '808', 46, 'openHat'],
  ['a kick is one on any key', 'kick', 'BD', 60, 'kick'],
  ['hats are hats on any key', 'hats', 'HH', 36, 'closedHat'],
  ['hats have an open one', 'hats', 'HH', 46, 'openHat'],
  ['a clap by its name', 'snare', 'Clap', 60, 'clap'],
  ['a shaker by its name', 'percussion', 'Shaker loop', 60, 'shaker'],
  ['a snare on the key of a kick', 'snare', 'SD', 36, 'snare'],
] as const)('%s: %s “%s” on %i is %s', (_, drum, name, pitch, piece) => {
  expect(drumPiece({ drum, name }, pitch)).toBe(piece)
})

it('gives pads outside the map a sound each', () => {
  const part = { drum: 'percussion', name: 'Perc' } as const
  expect(drumPiece(part, 90)).not.toBe(drumPiece(part, 91))
})
