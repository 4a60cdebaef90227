import { writtenNumber } from '@kvint/ui'

export function number(value: number): string {
  return writtenNumber(value, 'nb', 2)
}

export function count(amount: number, one: string, many: string): string {
  return `${number(amount)} ${amount === 1 ? one : many}`
}

export function bars(from: number, to: number): string {
  return from === to ? `Takt ${from}` : `Takt ${from} til ${to}`
}

/** A share of 1 as it is read: `98 %`. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

export function decibels(level: number): string {
  const sign = level < 0 ? '−' : level > 0 ? '+' : ''
  return level <= -70 ? '−∞ dB' : `${sign}${Math.abs(level).toFixed(1).replace('.', ',')} dB`
}

/** As Live shows it: 50L … C … 50R. */
export function panName(pan: number): string {
  const steps = Math.round(Math.abs(pan) * 50)
  return steps === 0 ? 'C' : `${steps}${pan < 0 ? 'L' : 'R'}`
}
