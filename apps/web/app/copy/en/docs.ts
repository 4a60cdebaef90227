import type { DocsOutline } from '../../features/docs/docs-page.ts'

export const docsEn = {
  title: 'Documentation Hub',
  description: 'How to read a Live set with Kvint, connect an assistant through MCP, and call the API.',
  lead: 'From your first set to the API: four parts, to search and to copy from.',
  search: 'Search the documentation',
  searching: 'Looking...',
  found: (count: number) => (count === 1 ? '1 topic' : `${count} topics`),
  nothing: 'Nothing found. Try another word, or ask us.',
  contents: 'Documentation',
  open: (title: string) => `Read ${title}`,
  anchor: (title: string) => `Link to: ${title}`,
  before: 'Before',
  next: 'Next',
  turn: 'Before and next',
  plans: 'Plans and limits',
  help: {
    heading: 'Need Help?',
    text: 'Write to us, Monday to Friday, 9 to 5 CET. We answer within 24-48 hours.',
    mail: 'Contact Support',
    chat: 'Live Chat',
  },
  sections: [
    {
      id: 'getting-started',
      title: 'Getting Started',
      lead: 'From a saved set to the first thing you try in it.',
      topics: [
        ['first-set', 'Read your first set'],
        ['reading-a-report', 'How to read a report'],
        ['findings', 'What a finding holds'],
        ['confidence', 'How sure Kvint is'],
        ['privacy', 'What happens with your music'],
        ['plans-and-limits', 'Plans and limits'],
      ],
    },
    {
      id: 'mcp-tools',
      title: 'MCP Tools',
      lead: 'Let an assistant read your sets with you, over the Model Context Protocol.',
      topics: [
        ['connect-an-assistant', 'Connect an assistant'],
        ['claude', 'Claude and Claude Desktop'],
        ['claude-code', 'Claude Code'],
        ['cursor', 'Cursor'],
        ['vs-code', 'VS Code'],
        ['chatgpt', 'ChatGPT'],
        ['other-clients', 'Any other client'],
        ['the-tools', 'The tools'],
        ['what-to-ask', 'What to ask'],
        ['protocol', 'Protocol and transports'],
        ['connection-trouble', 'When it does not connect'],
      ],
    },
    {
      id: 'ableton-live',
      title: 'Ableton Live Integration',
      lead: 'Which sets are read, where they are, and what Kvint takes from them.',
      topics: [
        ['versions', 'Which versions are read'],
        ['what-is-read', 'What is read'],
        ['where-is-the-file', 'Where the .als file is'],
        ['compare-saves', 'Compare two saves'],
        ['naming', 'Help Kvint understand a set'],
        ['unreadable-sets', 'When a set cannot be read'],
      ],
    },
    {
      id: 'api',
      title: 'API Documentation',
      lead: 'The calls behind this site, with examples to copy.',
      topics: [
        ['authentication', 'Authentication'],
        ['calls', 'The calls'],
        ['plans-call', 'Plans and checkout'],
        ['report-json', 'A report as JSON'],
        ['errors', 'Errors and limits'],
      ],
    },
  ] as readonly DocsOutline[],
}

export type DocsCopy = typeof docsEn
