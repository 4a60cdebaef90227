/** `3.14159` → `3.14`: what a person reads, without the noise of the file. */
export function round(value: number, digits = 2): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}

/** `-6.2 dB`, and `-inf dB` at the stop of the fader. */
export function levelText(volumeDb: number): string {
  return volumeDb <= FADER_STOP_DB ? '-inf dB' : `${round(volumeDb, 1)} dB`
}

/** Live's panorama: `C`, `25L`, `50R`. */
export function panText(pan: number): string {
  const amount = Math.round(Math.abs(pan) * 50)
  if (amount === 0) return 'C'
  return `${amount}${pan < 0 ? 'L' : 'R'}`
}

const FADER_STOP_DB = -70
