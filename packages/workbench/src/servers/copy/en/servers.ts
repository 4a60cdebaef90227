export const serversEn = {
  lead: 'Several servers side by side, from the configuration file of an assistant (mcpServers or servers). The file stays in the memory of this page.',
  notHere: 'This page was opened with a policy that lets it call its own server alone.',
  load: 'Open the page for other servers',
  takeIn: 'Take in a configuration file',
  noConfig: 'This file names no servers: it needs "mcpServers" or "servers".',
  none: 'No file has been taken in yet.',
  heading: 'Servers of the file',
  why: {
    program: 'A program to be started: a page starts none.',
    address: 'Its address cannot be called from a page: https, or http on this machine.',
  },
  states: { idle: 'not connected', connecting: 'connecting...', failed: 'failed' },
  connected: (protocol: string, tools: number) =>
    `connected (${protocol}), ${tools === 1 ? '1 tool' : `${tools} tools`}`,
  connect: (name: string) => `Connect ${name}`,
  disconnect: (name: string) => `Disconnect ${name}`,
  connectAll: 'Connect all',
  tool: (name: string) => `Tool of ${name}`,
  args: 'Arguments as JSON',
  noJson: 'This is no JSON object.',
  call: 'Call',
  calling: 'Calling...',
}
