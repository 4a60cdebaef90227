/** Words of the choice of a tool server. */
export const serverEn = {
  section: 'Which server is tested',
  server: 'Server',
  own: 'This server',
  named: 'Another server',
  address: 'Server address',
  addressHint: 'The full address of its MCP endpoint or event stream. Your browser calls it, under its CORS rules.',
  access: 'Authorization',
  accesses: {
    session: 'Your session',
    none: 'None',
    token: 'Bearer token',
    oauth: 'OAuth sign-in',
  },
  token: 'Token for that server',
  tokenRule: 'Your own session is never sent to another server. What you type here stays in the memory of this page.',
  use: 'Use this server',
  using: (address: string) => `This page now talks to ${address}`,
  problems: {
    empty: 'Type the address of the server, such as http://localhost:3001/mcp.',
    'no-url': 'This is not a full address. Start it with https:// (or http:// on this machine).',
    scheme: 'A page can call only addresses that begin with https:// or http://.',
    credentials: 'Leave the user name and password out of the address; choose the authorization below.',
    mixed: 'Plain http is reachable on this machine only (localhost or 127.0.0.1). Use https for every other server.',
  },
}
