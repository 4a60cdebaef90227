/**
 * Every address of the site. The site's router and the server read the same list: a path that is not in it goes to `/`.
 * `:id` stands for one segment.
 */
export const SITE_PATHS = {
  /** Open to everybody. */
  public: [
    '/',
    '/login',
    '/reset-password',
    '/about',
    '/pricing',
    '/privacy',
    '/terms',
    '/refund',
    '/cookies',
    '/disclaimer',
    '/eula',
    '/docs',
    '/docs/getting-started',
    '/docs/mcp-tools',
    '/docs/ableton-live',
    '/docs/api',
    '/docs/api-reference',
    '/docs/glossary',
    '/status',
    '/changelog',
    '/success',
  ],
  /** Sign-in required. */
  account: [
    '/dashboard',
    '/test',
    '/profile',
    '/mcp-test',
    '/mcp-manual-test',
    '/mcp-sse-test',
    '/mcp-sdk-test',
    '/oauth/consent',
  ],
  /** Reading sets, beyond the specification. */
  projects: [
    '/projects',
    '/projects/library',
    '/projects/example',
    '/projects/account/:id',
    '/projects/:id',
    '/share/:token',
  ],
} as const
