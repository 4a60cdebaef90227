/**
 * The Track Delay, in milliseconds, that undoes a lag.
 *
 * @example delayAgainst(12.4) // → '−12'
 */
export function delayAgainst(lateMs: number): string {
  return `${lateMs > 0 ? '−' : '+'}${String(Math.round(Math.abs(lateMs)))}`
}
