import { RestError } from './rest-error.ts'

/** What a client prefers (`Prefer: return=representation, count=exact`), and what of it was honoured. */
export type Preferences = {
  returns: 'minimal' | 'representation' | 'headers-only'
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined
  isCounted: boolean
  usesDefaults: boolean
  isRolledBack: boolean
  /** Counts with `handling=strict` alone. */
  maximumAffected: number | undefined
  applied: string
}

/** @throws RestError PGRST122 where `handling=strict` stands beside what is not known. */
export function readPreferences(header: string | string[] | undefined): Preferences {
  const wishes = [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((wish) => wish.trim())
    .filter((wish) => wish !== '')
  const value = <Value extends string>(name: string, known: readonly Value[]): Value | undefined =>
    known.find((candidate) => wishes.includes(`${name}=${candidate}`))
  const returns = value('return', RETURNS)
  const resolution = value('resolution', RESOLUTIONS)
  const count = value('count', COUNTS)
  const missing = value('missing', MISSING)
  const handling = value('handling', HANDLING)
  const end = value('tx', ENDS)
  const most = wishes.map((wish) => /^max-affected=(\d{1,9})$/.exec(wish)?.[1]).find((amount) => amount !== undefined)
  if (handling === 'strict') refuseUnknown(wishes)
  const given = { resolution, missing, return: returns, count, tx: end, handling }
  const applied = Object.entries(given).flatMap(([name, chosen]) => (chosen ? [`${name}=${chosen}`] : []))
  if (most !== undefined && handling === 'strict') applied.push(`max-affected=${most}`)
  return {
    returns: returns ?? 'minimal',
    resolution,
    isCounted: count !== undefined,
    usesDefaults: missing === 'default',
    isRolledBack: end === 'rollback',
    maximumAffected: most !== undefined && handling === 'strict' ? Number(most) : undefined,
    applied: applied.join(', '),
  }
}

/** Inside the transaction, so that a write that reaches too far is undone. */
export function refuseTooMany({ maximumAffected }: Preferences, amount: number): void {
  if (maximumAffected !== undefined && amount > maximumAffected)
    throw new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
      details: `The query affects ${amount} rows`,
    })
}

function refuseUnknown(wishes: string[]): void {
  const unknown = wishes.filter((wish) => !KNOWN.has(wish) && !/^max-affected=\d{1,9}$/.test(wish))
  if (unknown.length > 0)
    throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ').slice(0, 200)}`,
    })
}

const RETURNS = ['minimal', 'representation', 'headers-only'] as const
const RESOLUTIONS = ['merge-duplicates', 'ignore-duplicates'] as const
const COUNTS = ['exact', 'planned', 'estimated'] as const
const MISSING = ['default', 'null'] as const
const HANDLING = ['strict', 'lenient'] as const
const ENDS = ['commit', 'rollback'] as const
const KNOWN = new Set([
  ...RETURNS.map((each) => `return=${each}`),
  ...RESOLUTIONS.map((each) => `resolution=${each}`),
  ...COUNTS.map((each) => `count=${each}`),
  ...MISSING.map((each) => `missing=${each}`),
  ...HANDLING.map((each) => `handling=${each}`),
  ...ENDS.map((each) => `tx=${each}`),
])
