import { A_BOUNCE } from '../../../music/hearing/testing/a-bounce.ts'

/** What a call needs, and what each kind of caller gets. */
export type AccessRow = {
  /**
   * `open`: everybody gets `status`. `cookie`: only the site's own pages, so a bearer gets `status`. `account`: anyone who is
   * signed in gets `status`. `own`: only the owner of what the path names does; others get `others` (404).
   */
  readonly who: 'open' | 'cookie' | 'account' | 'own'
  readonly status: number
  readonly others?: number
  /** Takes away what the path names: it gets things of its own. */
  readonly takesAway?: boolean
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: 'set' | 'checkout' | 'chunk' | object
}

const TUS = { 'tus-resumable': '1.0.0' }

/** Every route of the API. A route without a line here fails the test. */
export const ACCESS_ROWS: Readonly<Record<string, AccessRow>> = {
  'GET /health': { who: 'open', status: 200 },
  'GET /ready': { who: 'open', status: 200 },
  'GET /api/openapi.json': { who: 'open', status: 200 },
  'GET /api/v1/paddle/plans': { who: 'open', status: 200 },
  'GET /api/v1/paddle/plans/{planId}': { who: 'open', status: 200 },
  'POST /api/v1/paddle/webhook': { who: 'open', status: 401, body: {} },
  'POST /api/v1/paddle/checkout': { who: 'account', status: 200, body: 'checkout' },
  'POST /api/v1/paddle/portal': { who: 'account', status: 404 },
  /** There is no plan to change. */
  'POST /api/v1/paddle/subscription': { who: 'account', status: 409, body: { kind: 'cancel' } },
  /** A sign-in is not enough: the call is signed. */
  'POST /api/v1/paddle/refresh': { who: 'account', status: 401, body: {} },
  'POST /api/v1/waitlist': { who: 'open', status: 202, body: { email: 'row@example.org' } },
  'GET /api/v1/waitlist/confirm': { who: 'open', status: 404, query: 'token=guess' },
  'POST /api/v1/contact': {
    who: 'open',
    status: 202,
    body: { name: 'Nora', email: 'row@example.org', topic: 'support', message: 'How do I keep a set?' },
  },
  'POST /api/session/adopt': { who: 'cookie', status: 403, body: { refresh_token: 'x' } },
  'POST /api/session/refresh': { who: 'cookie', status: 403 },
  'POST /api/session/logout': { who: 'cookie', status: 403 },
  'GET /api/session/list': { who: 'cookie', status: 403 },
  'POST /api/session/end': { who: 'cookie', status: 403, body: { id: crypto.randomUUID() } },
  'GET /auth/profile': { who: 'account', status: 200 },
  'GET /auth/subscription': { who: 'account', status: 200 },
  'GET /api/v1/api-keys': { who: 'account', status: 200 },
  'POST /api/v1/api-keys': { who: 'account', status: 201, body: { name: 'Row', scopes: ['account:read'] } },
  'POST /api/v1/api-keys/{keyId}/roll': { who: 'own', status: 201, takesAway: true, body: {} },
  /** None has ended by a new password. */
  'POST /api/v1/api-keys/{keyId}/keep': { who: 'own', status: 404 },
  'DELETE /api/v1/api-keys/{keyId}': { who: 'own', status: 204, takesAway: true },
  'GET /api/v1/projects': { who: 'account', status: 200 },
  'POST /api/v1/projects': { who: 'account', status: 202, query: 'fileName=Row.als', body: 'set' },
  'GET /api/v1/storage': { who: 'account', status: 200 },
  'GET /api/v1/projects/export': { who: 'account', status: 200 },
  'GET /api/v1/projects/events': { who: 'account', status: 200 },
  'GET /api/v1/projects/{projectId}': { who: 'own', status: 200 },
  'DELETE /api/v1/projects/{projectId}': { who: 'own', status: 204, takesAway: true },
  'GET /api/v1/projects/{projectId}/report': { who: 'own', status: 200 },
  'DELETE /api/v1/projects/{projectId}/saves/{saveId}': { who: 'own', status: 204, takesAway: true },
  /** Nothing is under way: the same answer as for a save that is not there. */
  'POST /api/v1/projects/{projectId}/saves/{saveId}/cancel': { who: 'own', status: 409, others: 409 },
  'POST /api/v1/projects/{projectId}/saves/{saveId}/retry': { who: 'own', status: 409 },
  'GET /api/v1/projects/{projectId}/saves/{saveId}/bounce': { who: 'own', status: 200, others: 200 },
  'PUT /api/v1/projects/{projectId}/saves/{saveId}/bounce': { who: 'own', status: 204, body: A_BOUNCE },
  'DELETE /api/v1/projects/{projectId}/saves/{saveId}/bounce': { who: 'own', status: 204, takesAway: true },
  /** Of somebody else's save there are none. */
  'GET /api/v1/projects/{projectId}/saves/{saveId}/shares': { who: 'own', status: 200, others: 200 },
  'POST /api/v1/projects/{projectId}/saves/{saveId}/shares': { who: 'own', status: 201, body: { days: 7 } },
  'DELETE /api/v1/shares/{shareId}': { who: 'own', status: 204, takesAway: true },
  'GET /api/v1/shared/{token}': { who: 'open', status: 200 },
  'OPTIONS /api/v1/uploads': { who: 'open', status: 204 },
  'POST /api/v1/uploads': {
    who: 'account',
    status: 201,
    headers: { ...TUS, 'upload-length': '5', 'upload-metadata': `filename ${btoa('Row.als')}` },
  },
  'GET /api/v1/uploads/{uploadId}': { who: 'own', status: 200 },
  'PATCH /api/v1/uploads/{uploadId}': {
    who: 'own',
    status: 204,
    takesAway: true,
    headers: { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: 'chunk',
  },
  'DELETE /api/v1/uploads/{uploadId}': { who: 'own', status: 204, takesAway: true, headers: TUS },
  'GET /api/v1/account/recovery-codes': { who: 'account', status: 200 },
  /** Wants a sign-in with the second factor, which none of these has. */
  'POST /api/v1/account/recovery-codes': { who: 'account', status: 403 },
  'POST /api/v1/account/recovery-codes/use': { who: 'account', status: 400, body: { code: 'guess' } },
  'GET /api/v1/account/export': { who: 'account', status: 200 },
  'DELETE /api/v1/account': { who: 'account', status: 204, takesAway: true },
}
