import { isRecord } from '../wire/mcp-tool.ts'
import type { Outcome } from '../wire/outcome.ts'
import type { Expectation } from './saved-call.ts'

export type Verdict =
  | { readonly kind: 'green' }
  | {
      readonly kind: 'red'
      readonly why: 'failed' | 'succeeded' | 'differs'
      readonly at: string
      readonly got: unknown
    }

export type Run = { readonly verdict: Verdict; readonly durationMs: number }

/** Whether an answer is what was expected; where not, the first place that differs. */
export function judge(expected: Expectation, outcome: Outcome): Verdict {
  const failed = outcome.kind === 'error' || (isRecord(outcome.result) && outcome.result['isError'] === true)
  const got = outcome.kind === 'error' ? outcome.message : outcome.result
  if (expected.kind === 'failure') return failed ? GREEN : { kind: 'red', why: 'succeeded', at: '', got }
  if (outcome.kind === 'error' || (failed && expected.kind === 'success')) {
    return { kind: 'red', why: 'failed', at: '', got }
  }
  if (expected.kind === 'success') return GREEN
  const wanted = expected.kind === 'equals' ? expected.result : expected.part
  const at = firstDifference(wanted, got, expected.kind === 'equals')
  return at === undefined ? GREEN : { kind: 'red', why: 'differs', at, got: valueAt(got, at) }
}

/** JSON pointer to the first place where two values differ; undefined where they do not. */
function firstDifference(wanted: unknown, got: unknown, isExact: boolean, at = ''): string | undefined {
  if (Array.isArray(wanted)) {
    if (!Array.isArray(got) || (isExact ? got.length !== wanted.length : got.length < wanted.length)) return at
    return firstOf(
      wanted.map((one, index) => [String(index), one, got[index]] as const),
      isExact,
      at,
    )
  }
  if (!isRecord(wanted)) return Object.is(wanted, got) ? undefined : at
  if (!isRecord(got)) return at
  const extra = isExact ? Object.keys(got).find((key) => !(key in wanted)) : undefined
  if (extra !== undefined) return `${at}/${extra}`
  return firstOf(
    Object.entries(wanted).map(([key, one]) => [key, one, got[key]] as const),
    isExact,
    at,
  )
}

function firstOf(
  parts: readonly (readonly [key: string, wanted: unknown, got: unknown])[],
  isExact: boolean,
  at: string,
): string | undefined {
  for (const [key, wanted, got] of parts) {
    const found = firstDifference(wanted, got, isExact, `${at}/${key}`)
    if (found !== undefined) return found
  }
  return undefined
}

function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at === null || typeof at !== 'object' ? undefined : Reflect.get(at, key)), value)
}

const GREEN: Verdict = { kind: 'green' }
