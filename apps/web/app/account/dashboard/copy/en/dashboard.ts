export const dashboardEn = {
  title: 'Dashboard',
  welcome: (name: string) => `Welcome back, ${name}`,
  welcomeFirst: (name: string) => `Welcome, ${name}`,
  subscription: 'Subscription',
  premium: 'Premium',
  earlySupporter: 'Early Supporter',
  free: 'Free',
  usage: 'Monthly Usage',
  usageOf: (used: number, limit: number) => (limit === Infinity ? `${used} of unlimited` : `${used} / ${limit}`),
  usageText: 'sets kept and analysed in your account this month',
  projects: 'Projects Analyzed',
  projectsText: 'sets in your account, in all',
  manage: 'Manage Plan',
  mcp: {
    heading: 'MCP API Access',
    text: 'Let an AI assistant answer questions about your sets, over the Model Context Protocol.',
    endpoint: 'Endpoint',
    guide: 'How to connect an assistant',
    keys: 'Keys for programs',
  },
  start: {
    heading: 'Getting Started',
    links: [
      {
        to: '/projects',
        title: 'Read a set',
        text: 'Drop in a Live set and see its chords, its arrangement and what to try.',
      },
      { to: '/projects/example', title: 'Open the example', text: 'A finished report of a whole song.' },
      { to: '/docs/mcp-tools', title: 'MCP setup guide', text: 'Connect Claude or another assistant in two minutes.' },
      {
        to: '/docs/ableton-live',
        title: 'Ableton integration',
        text: 'Which Live versions are supported, and what Kvint reads.',
      },
      { to: '/docs/api-reference', title: 'API reference', text: 'Every call, with examples.' },
    ],
  },
  upgrade: {
    heading: 'Upgrade to Premium',
    text: 'Keep and analyse as many sets as you like, every month, for $19.',
    button: 'Upgrade Now',
  },
  failed: 'Failed to fetch user profile',
  unreachable: 'Error connecting to API',
}

export type DashboardCopy = typeof dashboardEn
