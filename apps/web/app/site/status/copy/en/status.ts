export const statusEn = {
  title: 'System Status',
  description: 'Whether the API and sign-in answer right now, as seen from your browser.',
  lead: 'Both checks are made by your browser, just now, against the service itself.',
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
  environment: {
    heading: 'Environment',
    environment: 'Environment',
    api: 'API base URL',
    auth: 'Accounts',
    on: 'on',
    off: 'off',
    time: 'Time-out of a call',
  },
}

export type StatusCopy = typeof statusEn
