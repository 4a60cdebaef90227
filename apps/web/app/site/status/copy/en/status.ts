export const statusEn = {
  title: 'System Status',
  description: 'Whether the API and sign-in answer right now, as seen from your browser.',
  lead: 'Your browser asks both services directly.',
  verdicts: { checking: 'Checking.', up: 'Everything is up.', down: 'Something is down.' },
  withoutScript: 'The checks run in your browser and need JavaScript. Without it, the API reports its health as JSON:',
  api: 'API Server',
  auth: 'Authentication',
  refresh: 'Refresh',
  refreshing: 'Checking...',
  lastChecked: 'Last checked',
  never: 'not yet',
  states: {
    checking: 'Checking...',
    online: 'Online',
    offline: 'Offline',
    error: 'Error',
    authenticated: 'Authenticated',
    unauthenticated: 'Unauthenticated',
  },
  messages: {
    online: () => 'API is online',
    guarded: () => 'API is online but requires auth',
    answered: (code: number) => `API returned status ${code}`,
    unreachable: () => 'API is unreachable',
    noToken: () => 'No access token available',
    authenticated: () => 'Authenticated successfully',
    expired: () => 'JWT token invalid or expired (401)',
    forbidden: () => 'Access forbidden (403)',
    refused: (code: number) => `Authentication failed (${code})`,
    failed: () => 'Authentication check failed',
  },
  environment: {
    heading: 'Environment',
    environment: 'Environment',
    api: 'API base URL',
    auth: 'Accounts',
    on: 'on',
    off: 'off',
    time: 'Request timeout',
  },
}

export type StatusCopy = typeof statusEn
/** What a check found, by the name of its sentence; the status code where the sentence has one. */
export type StatusMessage = { readonly name: keyof StatusCopy['messages']; readonly code?: number }
