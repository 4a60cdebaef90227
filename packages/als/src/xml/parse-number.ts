/**
 * The number written in `bytes[start…end)`; `NaN` where it is none. `true` and `false` are 1 and 0.
 *
 * Up to 15 digits with a small power of ten are exact in a double, so one division gives the correctly rounded value
 * (W. D. Clinger, "How to read floating point numbers accurately", 1990); all else goes through `Number`.
 *
 * @example parseNumber(new TextEncoder().encode('-63072000'), 0, 9) // → -63072000
 */
export function parseNumber(bytes: Uint8Array, start: number, end: number): number {
  let p = start
  const isNegative = bytes[p] === MINUS
  if (isNegative) p++
  if (p >= end) return Number.NaN
  let mantissa = 0
  let digits = 0
  let decimals = -1
  for (; p < end; p++) {
    const digit = (bytes[p] as number) - ZERO
    if (digit >= 0 && digit <= 9) {
      mantissa = mantissa * 10 + digit
      if (mantissa > 0) digits++
      if (decimals >= 0) decimals++
    } else if (digit === -2 && decimals < 0) decimals = 0
    else return parseSlowly(bytes, start, end)
  }
  if (digits > 15 || decimals > 22) return end - start > 64 ? Number.NaN : Number(textOf(bytes, start, end))
  const value = decimals > 0 ? mantissa / (POWERS[decimals] as number) : mantissa
  return isNegative ? -value : value
}

function parseSlowly(bytes: Uint8Array, start: number, end: number): number {
  if (end - start > 64) return Number.NaN
  const text = textOf(bytes, start, end)
  if (text === 'true') return 1
  if (text === 'false') return 0
  return /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN
}

function textOf(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode.apply(null, bytes.subarray(start, end) as unknown as number[])
}

const MINUS = 45
const ZERO = 48
const POWERS = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`))
