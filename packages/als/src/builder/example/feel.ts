/** A number in −1…1 that looks like chance and is the same each time: what a hand adds to a line. */
export function wobble(index: number, voice = 0): number {
  const mixed = Math.sin(index * 12.9898 + voice * 78.233) * 43_758.5453
  return (mixed - Math.floor(mixed)) * 2 - 1
}

/** A velocity around `middle`, louder on the beat, never out of 1…127. */
export function played(middle: number, beat: number, index: number, voice = 0): number {
  const accent = Number.isInteger(beat) ? 8 : 0
  const velocity = Math.round(middle + accent + wobble(index, voice) * 9)
  return Math.min(127, Math.max(1, velocity))
}
