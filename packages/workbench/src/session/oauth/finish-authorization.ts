import { addressOn, streamOn } from '../../target/target.ts'
import { makeTransport } from '../connect-session.ts'
import type { Tell } from '../traced-transport.ts'
import { pageOAuthProvider, type PageOAuthProvider } from './page-oauth-provider.ts'
import type { PendingAuthorization } from './pending-authorization.ts'

/** Trades the code of a return for tokens. */
export async function finishAuthorization(
  pending: PendingAuthorization,
  answer: URLSearchParams,
  ownBase: string,
  tell: Tell,
): Promise<PageOAuthProvider> {
  const refusal = answer.get('error')
  if (refusal !== null) {
    throw new Error(['Failed to authorize', refusal, answer.get('error_description')].filter(Boolean).join(': '))
  }
  const { target, transport, era } = pending
  const url = transport === 'sse' ? streamOn(target, ownBase) : addressOn(target, '/mcp', ownBase)
  const authProvider = pageOAuthProvider(url, pending, pending)
  await makeTransport({ url, transport, era, authProvider }, tell).finishAuth(answer)
  return authProvider
}
