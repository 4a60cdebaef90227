import { invalid } from '../../http/auth-error.ts'

/** The end of a ban from a Go duration (`24h`, `1h30m`) or `none`; `undefined` where nothing is asked. */
export function bannedUntil(duration: string | undefined): Date | null | undefined {
  if (duration === undefined || duration === '') return undefined
  if (duration === 'none') return null
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ms|h|m|s)/g)]
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== duration)
    throw invalid(`invalid format for ban duration: ${duration}`)
  const milliseconds = parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (UNIT_MS[unit ?? ''] ?? 0), 0)
  return new Date(Math.min(Date.now() + milliseconds, LAST))
}

const UNIT_MS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }
const LAST = Date.UTC(9000, 0, 1)
