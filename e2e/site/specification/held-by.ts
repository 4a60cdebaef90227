const IDENTITY = 'apps/web/app/identity/supabase-identity.browser.test.ts'
const LOGIN = 'apps/web/app/account/login/login.browser.test.tsx'
const PROFILE = 'apps/web/app/account/profile/profile.browser.test.tsx'
const CHECKOUT = 'apps/web/app/api/start-checkout.browser.test.ts'
const STATES = 'e2e/site/states.spec.ts'
const TOOLS = 'packages/workbench/src/tools-test/tools-test.browser.test.tsx'
const SSE = 'packages/workbench/src/sse-test/sse-test.browser.test.tsx'
const SDK = 'packages/workbench/src/sdk-test/sdk-test.browser.test.tsx'
const ERRORS = 'packages/workbench/src/session/error-words.test.ts'

/** What shows only while something waits, fails or is refused: each text with the test that makes it happen. */
export const HELD_BY: Readonly<Record<string, readonly string[]>> = {
  'apps/web/app/routes/account/protected.browser.test.tsx': ['Loading...'],
  'apps/web/app/account/auth-test/auth-test.browser.test.tsx': [
    'Copied!',
    'Error!',
    'No access token available - User may need to re-authenticate',
  ],
  'apps/web/app/identity/disabled-identity.test.ts': ['Authentication is disabled'],
  'packages/workbench/src/manual-test/manual-test.browser.test.tsx': ['Please sign in to test MCP endpoints.'],
  'packages/hosted/src/rest/rest.test.ts': ['PGRST116'],
  'apps/server/src/money/plans/plan-routes.test.ts': ['Plan ID is required'],
  'apps/web/app/api/fetch-plans.browser.test.ts': ['40238'],
  'e2e/mcp-pages/oauth.spec.ts': ['Failed to authorize'],
  [IDENTITY]: [
    'Supabase client not available',
    'User is offline - cannot sign in',
    'User is offline - cannot sign up',
    'User is offline - cannot get session',
    'Supabase initialization timeout',
    'Timeout waiting for Supabase session after',
    'No access token available - user may need to re-authenticate',
  ],
  [LOGIN]: [
    'Processing...',
    'Authentication failed',
    'Logged in successfully!',
    'Account created and logged in successfully!',
    'Check your email for a confirmation link!',
  ],
  [PROFILE]: [
    'Please sign in to view your profile.',
    'Saving...',
    'Updating...',
    'Request timed out. Please try again.',
    'Failed to update profile. Please try again.',
    'Profile updated successfully!',
    'New passwords do not match',
    'Password must be at least 6 characters long',
    'Password updated successfully!',
    'Failed to update password. Please try again.',
  ],
  [CHECKOUT]: [
    'User ID (auth0Id) is required for checkout',
    'Email is required for checkout',
    'Rate limited',
    'Too many checkout attempts. Please try again in a few minutes.',
    'Failed to open checkout. Please try again later.',
  ],
  'e2e/site/public.spec.ts': ['Unable to load pricing plans. Using fallback data.'],
  [STATES]: [
    "Sign out encountered an issue, but we're clearing your session. The page will refresh.",
    'Failed to fetch user profile',
    'Error connecting to API',
    'API is online but requires auth',
    'API returned status 418',
    'API is unreachable',
    'JWT token invalid or expired (401)',
    'Access forbidden (403)',
    'Authentication failed (503)',
    'Authentication check failed',
    'Profile API failed',
  ],
  [TOOLS]: [
    'Please sign in to test MCP tools.',
    'No tools available or failed to load',
    'Select...',
    'This tool requires no parameters.',
    'Executing...',
    'Unable to connect to MCP endpoint. The server expects SSE connections which are not easily testable from browser. Use the MCP SSE Test page or Claude Desktop for proper testing.',
    'Tool execution failed',
    'Tool execution failed: 5',
  ],
  [SSE]: [
    'Please sign in to test MCP SSE.',
    'Failed to send message: ',
    'Failed to send: ',
    'SSE connection failed',
    'Connection lost',
    'Disconnected from MCP SSE endpoint',
    'Endpoint origin does not match connection origin',
  ],
  [SDK]: [
    'Please sign in to test MCP SDK.',
    'Connecting...',
    'No tools available',
    'This tool requires no parameters.',
    'Failed to load tools',
    'Connection failed',
    'Tool execution failed',
    'Disconnect error',
  ],
  [ERRORS]: [
    'Unauthorized',
    'No auth provider',
    'Dynamic client registration failed: HTTP 403',
    'Token exchange failed: HTTP 400',
    'Token refresh failed: HTTP 400',
    'Not connected',
    'Error POSTing to endpoint (HTTP 503)',
  ],
}
