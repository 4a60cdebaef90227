import type { Language } from './language.ts'

/**
 * The time of day by the reader's clock. By hand: the first `Intl` of a page takes a telephone an eighth of a second.
 *
 * @example writtenTime(new Date(2024, 4, 1, 20, 15), 'nb') // → '20:15:00'
 */
export function writtenTime(at: Date, language: Language): string {
  const [minutes, seconds] = [at.getMinutes(), at.getSeconds()].map(twoDigits)
  const hours = at.getHours()
  if (language === 'nb') return `${twoDigits(hours)}:${minutes}:${seconds}`
  return `${hours % 12 || 12}:${minutes}:${seconds} ${hours < 12 ? 'AM' : 'PM'}`
}

/**
 * A length in minutes and seconds, in both languages.
 *
 * @example writtenLength(247.4) // → '4:07'
 */
export function writtenLength(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${twoDigits(whole % 60)}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
