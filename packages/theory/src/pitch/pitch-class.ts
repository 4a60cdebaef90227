/** The pitch class 0…11 (C = 0) of a MIDI number or an interval. `pitchClassOf(-1)` → `11` */
export function pitchClassOf(semitones: number): number {
  return ((semitones % 12) + 12) % 12
}
