import type { TransitionSign } from '@kvint/report'

/** Each kind of sign once, in the order in which they were found: `['fill', 'riser']`. */
export function signNames(
  signs: readonly TransitionSign[],
  names: Readonly<Record<TransitionSign['kind'], string>>,
): string[] {
  return [...new Set(signs.map(({ kind }) => names[kind]))]
}
