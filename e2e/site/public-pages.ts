/** What a visitor reads on a public page. */
export type PublicPage = {
  readonly path: string
  readonly heading: string
  readonly texts: readonly string[]
  /** Not for search engines. */
  readonly isUnlisted?: true
}

/** Every public page, whatever the build. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/',
    heading: 'Hear what your set is doing.',
    texts: [
      'AI tools for musicians, not a replacement for them',
      '.als',
      'MCP server',
      'early access',
      'View Documentation',
      'How It Works',
      'Join Waitlist',
      'Upload Your Music',
      'Learn and Grow',
      'Ready to Get Started',
    ],
  },
  {
    path: '/about',
    heading: 'About Kvint',
    texts: ['Our mission', 'Company', 'Founder', 'Contact', 'Norwegian limited company'],
  },
  {
    path: '/pricing',
    heading: 'Choose Your Plan',
    texts: [
      'FREE',
      '$0',
      'EARLY SUPPORTER',
      '$5',
      'PREMIUM',
      '$19',
      'PRO / SPECIAL NEEDS',
      'Contact Us',
      'Contact to Discuss',
      '5 analyses a month',
      '25 analyses a month',
      'Unlimited analyses',
      'Ableton Live integration',
      'Frequently Asked Questions (FAQ)',
      'The waitlist',
    ],
  },
  {
    path: '/docs',
    heading: 'Documentation Hub',
    texts: [
      'Getting Started',
      'MCP Tools',
      'Ableton Live Integration',
      'API Documentation',
      'API Reference',
      'Live Chat',
      '$9.99 per month',
      '$19.99 per month',
      '$39.99 per month',
      'EARLY SUPPORTER 25',
    ],
  },
  {
    path: '/docs/getting-started',
    heading: 'Getting Started',
    texts: ['Read your first set', 'How sure Kvint is', 'What happens with your music', '$9.99 per month'],
  },
  {
    path: '/docs/mcp-tools',
    heading: 'MCP Tools',
    texts: [
      'Claude Desktop',
      'Claude Code',
      'Cursor',
      'VS Code',
      'ChatGPT',
      'claude_desktop_config.json',
      'set_analyse',
    ],
  },
  {
    path: '/docs/ableton-live',
    heading: 'Ableton Live Integration',
    texts: ['Supported versions', 'Where the .als file is', 'Compare two saves'],
  },
  {
    path: '/docs/api',
    heading: 'API Documentation',
    texts: ['Authentication', 'POST /api/v1/paddle/checkout', 'rate-limited'],
  },
  {
    path: '/docs/api-reference',
    heading: 'API Reference',
    texts: ['Service', 'GET', '/health', 'Plans and payments', 'The document as OpenAPI 3.1'],
  },
  {
    path: '/docs/glossary',
    heading: 'Glossary',
    texts: ['Ducking', 'Turning one sound down for as long as another one plays.', 'Not to be confused', 'See also'],
  },
  {
    path: '/status',
    heading: 'System Status',
    texts: ['API Server', 'Authentication', 'Refresh', 'Last checked', 'Environment', 'API is online'],
  },
  { path: '/changelog', heading: 'Changelog', texts: ['Nov 23, 2026', 'Train your ears with ten questions'] },
  {
    path: '/privacy',
    heading: 'Privacy Policy',
    texts: ['Interim text of 23 November 2026', 'What an account holds', 'legal@'],
  },
  {
    path: '/terms',
    heading: 'Terms & Conditions',
    texts: ['Interim text of 23 November 2026', 'Your music stays yours', 'legal@'],
  },
  { path: '/cookies', heading: 'Cookie Policy', texts: ['Interim text of 23 November 2026', 'One cookie', 'legal@'] },
  {
    path: '/disclaimer',
    heading: 'Disclaimer',
    texts: ['Interim text of 23 November 2026', 'What a finding is', 'legal@'],
  },
  {
    path: '/eula',
    heading: 'End User License Agreement',
    texts: ['Interim text of 23 November 2026', 'What you may do', 'legal@'],
  },
  {
    path: '/refund',
    heading: 'Refund Policy',
    texts: [
      '14-day money-back guarantee',
      'First-time subscribers',
      '2-3 business days',
      '5-7 business days',
      '3-10 business days',
      '72 consecutive hours',
      'Monday to Friday, 9 to 5 CET',
      '24-48 hours',
    ],
  },
  { path: '/login', heading: 'Sign In', texts: ['Email', 'Password', 'Sign Up'] },
  {
    path: '/reset-password',
    heading: 'Reset Password',
    texts: ['Choose a new password for your account.'],
  },
  {
    path: '/success',
    heading: 'Thank you',
    texts: ['Your plan starts as soon as', 'Go to Dashboard', 'support@'],
    isUnlisted: true,
  },
]

/** Pages that the features change; all others are the same in both builds. */
export const CHANGED_BY_FEATURES = new Set([
  '/',
  '/about',
  '/pricing',
  '/docs',
  '/docs/getting-started',
  '/docs/ableton-live',
  '/status',
  '/login',
])

export const PROTECTED_PAGES = ['/dashboard', '/test', '/profile']
