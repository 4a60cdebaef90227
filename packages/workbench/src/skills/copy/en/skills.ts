export const skillsEn = {
  heading: 'Skills',
  lead: 'Instructions for assistants that this server gives out, with their files. They are shown here, never followed.',
  unsupported: 'This server declares no skills (the extension io.modelcontextprotocol/skills).',
  none: 'This server lists no skills. It may have some that can be reached only by their address.',
  refresh: 'Refresh skills',
  files: (name: string) => `Files of ${name}`,
  read: 'Read',
  readOf: (uri: string) => `Read ${uri}`,
  bytes: (count: number) => `${count} bytes`,
  content: (uri: string) => `Content of ${uri}`,
  checks: {
    same: 'The file is the one that the list describes (SHA-256).',
    differs: 'The file is not the one that the list describes: its SHA-256 differs. A client must refuse it.',
    unknown: 'The list gives no digest to check this file against.',
  },
}
