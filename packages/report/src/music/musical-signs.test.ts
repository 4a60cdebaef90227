import { describe, expect, it } from 'vitest'
import { withSigns } from './musical-signs.ts'

describe('musical signs', () => {
  it.each([
    ['Bb minor', 'B♭ minor'],
    ['C# minor', 'C♯ minor'],
    ['Bbmaj7/Db', 'B♭maj7/D♭'],
    ['F#m7b5', 'F♯m7♭5'],
    ['bVI', '♭VI'],
    ['#iv', '♯iv'],
    ['V/bVII', 'V/♭VII'],
    ['Abb', 'A♭♭'],
    ['B major', 'B major'],
    ['Bdim', 'Bdim'],
    ['A♭ major', 'A♭ major'],
  ])('%s is written %s', (letters, signs) => {
    expect(withSigns(letters)).toBe(signs)
  })
})
