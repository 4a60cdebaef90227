/** Frequency of a MIDI number in twelve equal steps from A = 440 Hz: 440·2^((n−69)/12). */
export function pitchHertz(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12)
}

/** As Live writes it, 60 = C3: `noteName(24)` → `C0` */
export function noteName(pitch: number): string {
  const whole = Math.round(pitch)
  return `${NAMES[((whole % 12) + 12) % 12] ?? ''}${String(Math.floor(whole / 12) - 2)}`.replace('-', '−')
}

const NAMES = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B']
