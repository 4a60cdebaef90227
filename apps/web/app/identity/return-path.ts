import { returnPath } from '@kvint/contract'

/** The page that `return_to` of the address names, else the one that a page for signed-in people noted as it sent her here, else the dashboard. */
export function returnPathOf(search: string, state: unknown = null): string {
  const noted = (Object(state) as { returnTo?: unknown }).returnTo
  const wanted = new URLSearchParams(search).get('return_to') ?? (typeof noted === 'string' ? noted : '')
  return returnPath(wanted, location.origin)
}
