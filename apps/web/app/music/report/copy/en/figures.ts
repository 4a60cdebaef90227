import { writtenNumber } from '@kvint/ui'

export function count(number: number, word: string): string {
  return `${writtenNumber(number, 'en')} ${word}${number === 1 ? '' : 's'}`
}

export function bars(from: number, to: number): string {
  return from === to ? `Bar ${from}` : `Bars ${from} to ${to}`
}

export function round(value: number): string {
  return writtenNumber(value, 'en', 2)
}

/** A share of 1 as it is read: `98 %`. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

export function decibels(level: number): string {
  return level <= -70 ? '−∞ dB' : `${level < 0 ? '−' : level > 0 ? '+' : ''}${Math.abs(level).toFixed(1)} dB`
}

/** As Live shows it: 50L … C … 50R. */
export function panName(pan: number): string {
  const steps = Math.round(Math.abs(pan) * 50)
  return steps === 0 ? 'C' : `${steps}${pan < 0 ? 'L' : 'R'}`
}
