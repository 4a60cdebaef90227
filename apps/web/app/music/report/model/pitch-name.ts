import type { Harmony, KeyReading } from '@kvint/insights'

/** `60` → `C3`, as Live names it: with the names of a key where they are given, else with sharps. */
export function pitchName(pitch: number, names: readonly string[] = SHARPS): string {
  const pitchClass = ((pitch % 12) + 12) % 12
  const name = names[pitchClass] ?? ''
  // C♭ lies under the C of its octave, B♯ over its B.
  const octave = Math.floor(pitch / 12) - 2 + (name === 'C♭' ? 1 : name === 'B♯' ? -1 : 0)
  return `${name}${octave}`
}

/** Names of the twelve pitch classes, C first, as they are spelled in the song's key; with sharps where it is not known. */
export function namesInKey(harmony: Harmony): readonly string[] {
  return harmony.kind === 'known' ? namesInScale(harmony.key) : SHARPS
}

/**
 * Twelve neighbours on the line of fifths, the seven of the scale among them: in C major from D♭ to F♯, so that the
 * circle reads F, B♭, E♭ to the left. In minor they reach further up, as the leading tone of A minor is G♯.
 */
export function namesInScale({ name, tonicPitchClass, scalePitchClasses }: KeyReading): readonly string[] {
  const tonic = fifthsOf(name)
  const below = [1, 2, 3, 4, 5, 6].filter((fifths) =>
    scalePitchClasses.includes((((tonicPitchClass - fifths * 7) % 12) + 12) % 12),
  ).length
  // Where the major key of the same notes stands: C is 0, G 1, F −1.
  const major = tonic - below + 1
  const isMinor = scalePitchClasses.includes((tonicPitchClass + 3) % 12)
  const [flattest, sharpest] = isMinor ? [major - 3, 0] : [major - 5, -1]
  const first = Math.max(Math.min(flattest, Math.max(sharpest, major - 6)), Math.min(-5, major - 1))
  const names = Array.from({ length: 12 }, () => '')
  for (let fifths = first; fifths < first + 12; fifths++) names[(((fifths * 7) % 12) + 12) % 12] = nameAt(fifths)
  return names
}

function fifthsOf(keyName: string): number {
  const [letter = 'C', sign = ''] = keyName
  return LETTERS.indexOf(letter) - 1 + (sign === '♯' || sign === '#' ? 7 : sign === '♭' || sign === 'b' ? -7 : 0)
}

function nameAt(fifths: number): string {
  const signs = Math.floor((fifths + 1) / 7)
  return `${LETTERS[(((fifths + 1) % 7) + 7) % 7] ?? ''}${(signs < 0 ? '♭' : '♯').repeat(Math.abs(signs))}`
}

const LETTERS = 'FCGDAEB'
const SHARPS: readonly string[] = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B']
