/** `decibels(-9.26)` → `−9.3 dB`; the stop of a fader reads `−inf dB`, as Live writes it. */
export function decibels(value: number): string {
  if (value <= FADER_STOP_DB) return `${MINUS}inf dB`
  return `${signed(value)} dB`
}

/** `signed(2)` → `+2`, `signed(-0.26)` → `−0.3`; at most one decimal. */
export function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10
  if (rounded === 0) return '0'
  return `${rounded > 0 ? '+' : MINUS}${String(Math.abs(rounded))}`
}

/** `hertz(94.4)` → `94 Hz`, `hertz(2400)` → `2.4 kHz` */
export function hertz(value: number): string {
  return value >= 1000 ? `${plain(value / 1000)} kHz` : `${String(Math.round(value))} Hz`
}

/** `milliseconds(468.75)` → `469 ms`, `milliseconds(0.012)` → `0.01 ms` */
export function milliseconds(value: number): string {
  if (value > 0 && value < 0.1) return `${plain(value, 2)} ms`
  return value < 10 ? `${plain(value)} ms` : `${String(Math.round(value))} ms`
}

/** A compressor's ratio; files write infinity as the largest float: `ratio(4)` → `4:1` */
export function ratio(value: number): string {
  return value > 1000 ? '∞:1' : `${plain(value)}:1`
}

/** A share of 1: `percent(0.842)` → `84 %` */
export function percent(share: number): string {
  return `${String(Math.round(share * 100))} %`
}

/** At most `decimals` behind the point, no zeros at the end: `plain(2.50)` → `2.5` */
export function plain(value: number, decimals = 1): string {
  const factor = 10 ** decimals
  const rounded = Math.round(value * factor) / factor
  return rounded < 0 ? `${MINUS}${String(-rounded)}` : String(rounded)
}

/** `clock(206)` → `3:26` */
export function clock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`
}

/** `count(1, 'track')` → `1 track`, `count(3, 'track')` → `3 tracks`; thousands are set apart with a comma. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  const digits = String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${digits} ${number === 1 ? noun : plural}`
}

/** As Live writes it: `panWords(-0.6)` → `30L`, `panWords(0)` → `C` */
export function panWords(pan: number): string {
  const steps = Math.round(Math.abs(pan) * 50)
  return steps === 0 ? 'C' : `${String(steps)}${pan < 0 ? 'L' : 'R'}`
}

const MINUS = '−'
/** Live's faders and sends end at −70 dB and show −inf there. */
const FADER_STOP_DB = -69.9
