/** What a token endpoint last refused: the SDK's errors say neither what was offered nor the status. */
export type TokenRefusal = { readonly grant: string; readonly status: number }

/**
 * What went wrong in the words that the error catalogue promises. The SDK's 2.x line has changed some of them; its typed
 * errors are told apart by shape, so that nothing here brings the SDK into the page.
 */
export function errorWords(error: unknown, refusal?: TokenRefusal): string {
  if (!(error instanceof Error)) return String(error)
  const { message, name } = error
  const status = statusOf(error)
  if (message.startsWith('finishAuth requires an OAuthClientProvider')) return 'No auth provider'
  if (message === 'Server returned 401 after re-authentication') return 'Unauthorized'
  if (name === 'OAuthError' && refusal) {
    const what = refusal.grant === 'refresh_token' ? 'Token refresh' : 'Token exchange'
    return `${what} failed: HTTP ${refusal.status}`
  }
  if (name === 'RegistrationRejectedError') return `Dynamic client registration failed: HTTP ${status ?? ''}`.trim()
  if (message.startsWith(POSTING) && status !== undefined) {
    return `Error POSTing to endpoint (HTTP ${status}): ${message.slice(POSTING.length)}`.trim()
  }
  return message
}

const POSTING = 'Error POSTing to endpoint: '

function statusOf(error: object): number | undefined {
  if ('status' in error && typeof error.status === 'number') return error.status
  const data = 'data' in error ? error.data : undefined
  return typeof data === 'object' && data !== null && 'status' in data && typeof data.status === 'number'
    ? data.status
    : undefined
}
