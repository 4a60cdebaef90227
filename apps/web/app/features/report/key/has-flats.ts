import type { KeyReading } from '@kvint/insights'

/** Whether a key is written with flats: its name says so, or it lies on the flat side of the circle. */
export function hasFlats({ name, scalePitchClasses, tonicPitchClass }: KeyReading): boolean {
  if (name.includes('♭')) return true
  if (name.includes('♯')) return false
  const has = (pitchClass: number) => scalePitchClasses.includes(pitchClass)
  return (has(10) && !has(11)) || (tonicPitchClass === 5 && has(10))
}
