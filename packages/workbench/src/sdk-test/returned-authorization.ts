import { type PendingAuthorization, takePending } from '../session/oauth/pending-authorization.ts'

/** What the authorization server has sent the person back with, and what it belongs to; nothing where it belongs to nothing. */
export type Returned = { readonly answer: URLSearchParams; readonly pending: PendingAuthorization | undefined }

/** Read once from the address of the page; drawing it again gives the same. */
export function returnedAuthorization(search: string): Returned | undefined {
  const answer = new URLSearchParams(search)
  const state = answer.get('state')
  if (!answer.has('code') && !(answer.has('error') && state !== null)) return undefined
  const known = RETURNS.get(search)
  if (known) return known
  const returned = { answer, pending: takePending(state) }
  RETURNS.set(search, returned)
  return returned
}

/** True once for each return. */
export function isFirstUse(returned: Returned): boolean {
  const isFirst = !USED.has(returned)
  USED.add(returned)
  return isFirst
}

const USED = new WeakSet<Returned>()
const RETURNS = new Map<string, Returned>()
