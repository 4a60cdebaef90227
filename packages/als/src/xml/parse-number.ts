/**
 * The number written in `bytes[start…end)`; `NaN` where it is none. `true` and `false` are 1 and 0.
 *
 * Up to 15 digits with a small power of ten are exact in a double, so one division gives the correctly rounded value
 * (W. D. Clinger, "How to read floating point numbers accurately", 1990). Longer ones are divided as sums of two doubles
 * (T. J. Dekker, "A floating-point technique for extending the available precision", 1971); what that leaves open, and all
 * else, goes through `Number`.
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
  if (decimals > 22) return parseAsText(bytes, start, end)
  if (digits > 15) {
    const value = divideLong(bytes, isNegative ? start + 1 : start, end, Math.max(0, decimals))
    return Number.isNaN(value) ? parseAsText(bytes, start, end) : isNegative ? -value : value
  }
  const value = decimals > 0 ? mantissa / (POWERS[decimals] as number) : mantissa
  return isNegative ? -value : value
}

/** Up to 30 digits, the last `decimals` of them behind the point; `NaN` where two doubles do not settle the last bit. */
function divideLong(bytes: Uint8Array, start: number, end: number, decimals: number): number {
  let high = 0
  let low = 0
  let digits = 0
  for (let p = start; p < end; p++) {
    const digit = (bytes[p] as number) - ZERO
    if (digit < 0) continue
    if (digits < 15) high = high * 10 + digit
    else low = low * 10 + digit
    if (high > 0) digits++
  }
  if (digits > 30) return Number.NaN
  const power = POWERS[digits - 15] as number
  const product = high * power
  const sum = product + low
  const rest = low - (sum - product) + roundedOff(high, power, product)
  const divisor = POWERS[decimals] as number
  const quotient = sum / divisor
  const back = quotient * divisor
  const more = (sum - back - roundedOff(quotient, divisor, back) + rest) / divisor
  const doubt = quotient * DOUBT
  const value = quotient + (more + doubt)
  return value === quotient + (more - doubt) ? value : Number.NaN
}

/** What `product`, the double of a·b, lacks of it. */
function roundedOff(a: number, b: number, product: number): number {
  const highA = upperHalf(a)
  const highB = upperHalf(b)
  const lowA = a - highA
  const lowB = b - highB
  return highA * highB - product + highA * lowB + lowA * highB + lowA * lowB
}

/** The upper 26 of its 53 bits. */
function upperHalf(a: number): number {
  const shifted = a * (2 ** 27 + 1)
  return shifted - (shifted - a)
}

function parseAsText(bytes: Uint8Array, start: number, end: number): number {
  return end - start > 64 ? Number.NaN : Number(textOf(bytes, start, end))
}

function parseSlowly(bytes: Uint8Array, start: number, end: number): number {
  if (isWord(TRUE, bytes, start, end)) return 1
  if (isWord(FALSE, bytes, start, end)) return 0
  if ((bytes[start] as number) > NINE || end - start > 64) return Number.NaN
  const text = textOf(bytes, start, end)
  return /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN
}

function isWord(word: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start !== word.length) return false
  for (let i = 0; i < word.length; i++) if (bytes[start + i] !== word[i]) return false
  return true
}

function textOf(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode.apply(null, bytes.subarray(start, end) as unknown as number[])
}

/** Far more than the error of two doubles, far less than the last bit of one. */
const DOUBT = 2 ** -98

const MINUS = 45
const ZERO = 48
const NINE = 57
const TRUE = new TextEncoder().encode('true')
const FALSE = new TextEncoder().encode('false')
const POWERS = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`))
