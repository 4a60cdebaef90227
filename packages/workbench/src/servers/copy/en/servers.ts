export const serversEn = {
  lead: 'Several servers side by side, from the configuration file of an assistant (mcpServers or servers). The file stays in the memory of this page.',
  notHere: 'This page was opened with a policy that lets it call only its own server.',
  load: 'Open the page for other servers',
  takeIn: 'Import a configuration file',
  noConfig: 'This file names no servers: it needs "mcpServers" or "servers".',
  none: 'No file has been imported yet.',
  heading: 'Servers of the file',
  why: {
    program: 'This is a program, and a page cannot start one.',
    address: 'A page cannot call its address: it must be https, or http on this machine.',
  },
  states: { idle: 'not connected', connecting: 'connecting...', failed: 'failed' },
  connected: (protocol: string, tools: number) =>
    `connected (${protocol}), ${tools === 1 ? '1 tool' : `${tools} tools`}`,
  connect: (name: string) => `Connect ${name}`,
  disconnect: (name: string) => `Disconnect ${name}`,
  connectAll: 'Connect all',
  tool: (name: string) => `Tool of ${name}`,
  args: 'Arguments as JSON',
  noJson: 'This is not a JSON object.',
  call: 'Call',
  calling: 'Calling...',
}
