import { returnPath } from '@kvint/contract'

/** The page that `return_to` of the address names, else the dashboard. */
export function returnPathOf(search: string): string {
  return returnPath(new URLSearchParams(search).get('return_to') ?? '', location.origin)
}
