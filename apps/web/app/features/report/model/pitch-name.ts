/** `60` → `C3`, as Live names it. Spelled with flats where asked, else with sharps. */
export function pitchName(pitch: number, withFlats = false): string {
  return `${pitchClassName(pitch, withFlats)}${Math.floor(pitch / 12) - 2}`
}

export function pitchClassName(pitch: number, withFlats = false): string {
  return (withFlats ? FLATS : SHARPS)[((pitch % 12) + 12) % 12] ?? ''
}

const SHARPS = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B']
const FLATS = ['C', 'D♭', 'D', 'E♭', 'E', 'F', 'G♭', 'G', 'A♭', 'A', 'B♭', 'B']
