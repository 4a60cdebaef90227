/** What the connection doctor says. Each finding says what it is, each advice what to do next. */
export const doctorEn = {
  lead: (address: string) => `Connects to ${address} step by step and says which step fails.`,
  examine: 'Examine the connection',
  busy: 'Examining...',
  findings: 'Findings',
  healthy: 'The connection is healthy.',
  whatToDo: 'What to do:',
  verdicts: { ok: 'fine', failed: 'fails', unknown: 'unknown' },
  steps: {
    address: 'Address',
    reach: 'Name, network and certificate',
    cors: 'Rules for other origins (CORS)',
    path: 'Path',
    access: 'Authorization',
    answer: 'Answer',
    version: 'Protocol version',
    session: 'Session',
    tools: 'Tools',
  },
  address: (address: string) => `${address} is an address that a page can call.`,
  reach: {
    ok: (host: string) => `${host} answers.`,
    late: (host: string) => `${host} does not answer within 8 seconds.`,
    lateAdvice: (address: string) =>
      `A firewall drops the request, the port is wrong, or the server is stuck. Try from a shell: curl -v ${address}`,
    nothingListens: (host: string) => `Nothing listens on ${host}.`,
    nothingListensAdvice: (port: string) =>
      `Start the server, and check that it listens on port ${port} and on this machine's address (localhost), not only inside a container.`,
    nameOrPort: (host: string) => `Either the name ${host} is not known (DNS), or nothing listens there.`,
    nameOrPortAdvice: (name: string, address: string) =>
      `The browser does not say which. "nslookup ${name}" tells whether the name is known, "curl -v ${address}" whether something listens.`,
    tls: (host: string) => `${host} is there, but gives no trusted certificate (TLS).`,
    portOrTls: (host: string) => `Either nothing listens on ${host}, or its certificate is not trusted (TLS).`,
    tlsAdvice: (address: string) =>
      `Open ${address} in a tab: the browser then says what is wrong with the certificate. Renew it, send the whole chain, or use http on this machine.`,
    nameOrTls: (host: string) =>
      `Either the name ${host} is not known (DNS), nothing listens there, or its certificate is not trusted (TLS).`,
    nameOrTlsAdvice: (name: string, address: string) =>
      `The browser does not say which. "nslookup ${name}" tells whether the name is known; "curl -v ${address}" whether something listens and what is wrong with the certificate.`,
  },
  cors: {
    ok: 'The server lets this page read its answers.',
    late: 'The server takes the request and does not answer within 8 seconds.',
    lateAdvice: 'Look into its log: a handler waits for something, or the answer is held back by a buffering proxy.',
    none: (origin: string) =>
      `The server answers, but not to pages of ${origin}: Access-Control-Allow-Origin is missing or names another origin.`,
    noneAdvice: (origin: string) =>
      `Make the server send "Access-Control-Allow-Origin: ${origin}" with every answer, also with 401 and 404.`,
    preflight: 'The server answers plain requests, and refuses the preflight (OPTIONS) of the real ones.',
    preflightAdvice: (origin: string, withToken: boolean) =>
      `Answer OPTIONS with 204 and these lines, without asking for a token:\nAccess-Control-Allow-Origin: ${origin}\nAccess-Control-Allow-Methods: GET, POST, DELETE, OPTIONS\nAccess-Control-Allow-Headers: Content-Type, Accept, Mcp-Session-Id, MCP-Protocol-Version, Last-Event-ID${withToken ? ', Authorization' : ''}`,
  },
  path: {
    ok: 'A tool server answers at this path.',
    page: (status: number) => `A web page answers at this path (${status}), not a tool server.`,
    other: (status: number) => `Something answers at this path (${status}), but not in this protocol.`,
    foundAdvice: (address: string, transport: 'sse' | 'streamable') =>
      `A tool server answers at ${address} by ${transport === 'sse' ? 'Server-Sent Events' : 'Streamable HTTP'}. Use that.`,
    advice:
      'Usual paths are /mcp (Streamable HTTP) and /sse (Server-Sent Events). None of them answers here. Ask the people who run the server.',
  },
  access: {
    ok: 'The token is accepted.',
    open: 'The server asks for no token.',
    needed: 'The server wants a token, and none was sent (401).',
    neededAdvice: 'Choose OAuth sign-in as authorization, or paste a token.',
    noMetadataAdvice: (origin: string) =>
      `Paste a token. Signing in by OAuth needs metadata at ${origin}/.well-known/oauth-protected-resource, and there is none.`,
    expired: (when: string) => `The token expired at ${when} (401).`,
    expiredAdvice: 'Get a new one. With OAuth sign-in that happens automatically.',
    audience: (audience: string, resource: string) =>
      `Wrong audience (401): the token is for ${audience}, the server is ${resource}.`,
    audienceAdvice: (resource: string) =>
      `Ask the authorization server for a token with resource=${resource}; a token for another service is rightly refused.`,
    refused: 'The server refuses the token and does not say why (401).',
    refusedBecause: (said: string) => `The server refuses the token (401): ${said}`,
    refusedAdvice: 'Check that it was issued by the authorization server that this server trusts, and was not revoked.',
    scope: (scope: string) => `The token lacks a scope (403)${scope === '' ? '' : `: ${scope}`}.`,
    scopeAdvice: 'Sign in again by OAuth and allow what is asked for.',
    forbidden: 'The server forbids the request (403).',
    forbiddenAdvice: (origin: string) =>
      `Many servers let only known origins in, against DNS rebinding: add ${origin} there. Otherwise the account has no right to it.`,
  },
  answer: {
    cut: (why: string) => `The answer broke off halfway: ${why}`,
    cutAdvice:
      'The server crashed while it wrote, or a proxy cut the answer (a time limit, a limit of size). Look into the logs of both; "curl -N" shows how far it gets.',
    noJson: (said: string) => `The server answers with something that is not JSON: ${said}`,
    noJsonAdvice:
      'Something else writes into the answer, such as a log line, a warning or the error page of a proxy, or it is cut short. Send the same request by the MCP Manual Test page to see all of it.',
  },
  version: {
    ok: (version: string) => `Both speak ${version}.`,
    unknown: (version: string) => `The server answers with version ${version}, which this page does not know.`,
    unknownAdvice: (known: string) => `This page speaks ${known}.`,
    refused: (said: string) => `The server does not accept the version offered: ${said}`,
    refusedAdvice:
      'Choose another protocol beside the transport: "Stateless (2026-07-28)" where the server has no sessions.',
    error: (said: string) => `The server refuses to start: ${said}`,
    errorAdvice: 'The message above is the server’s own; its log says more.',
  },
  session: {
    ok: 'A session has started and continues.',
    none: 'The server works without a session id.',
    hidden: 'The server starts a session, but the page may not read its id.',
    hiddenAdvice:
      'Make the server send "Access-Control-Expose-Headers: Mcp-Session-Id, WWW-Authenticate, MCP-Protocol-Version".',
    broken: (why: string) => `The session started, but its next request failed: ${why}`,
    brokenAdvice:
      'Allow the headers Mcp-Session-Id and MCP-Protocol-Version in the preflight, and check that all requests of a session reach the same process.',
  },
  stream: {
    ok: (path: string) => `The stream is open and takes messages at ${path}.`,
    elsewhere: (address: string) => `The stream wants messages at another origin: ${address}`,
    elsewhereAdvice:
      'Endpoint and stream must have the same origin; behind a proxy, make the server announce only a path.',
    awaited: {
      session: 'the address for messages',
      version: 'the answer to initialize',
      tools: 'the answer to tools/list',
    },
    ended: (awaited: string) => `The stream ended before ${awaited} came.`,
    late: (awaited: string) => `The stream is open, and ${awaited} does not come within 8 seconds.`,
    endedAdvice:
      'A proxy may buffer or cut streams: turn buffering off (X-Accel-Buffering: no) and send a comment every 15 seconds.',
    broken: (awaited: string, why: string) => `The stream broke off before ${awaited} came: ${why}`,
  },
  tools: {
    ok: (count: number) => (count === 1 ? 'It lists one tool.' : `It lists ${count} tools.`),
    nameless: (place: number) => `Tool ${place} of its list has no name.`,
    noSchema: (name: string) => `${name} has no inputSchema.`,
    noObject: (name: string, of: string) =>
      of === 'inputSchema'
        ? `The inputSchema of ${name} is not of type "object".`
        : `The ${of} of ${name} is not an object.`,
    badSchema: (name: string, of: string, why: string) => `The ${of} of ${name} is not a valid schema: ${why}.`,
    twice: (name: string) => `Two tools are called ${name}.`,
    more: (count: number) => (count === 1 ? 'One more fault.' : `${count} more faults.`),
    faultAdvice:
      'Clients built on the SDK refuse the whole list if one tool has no name or no inputSchema of type "object"; of two tools with one name only one can be called.',
    none: (status: number) => `It lists no tools (${status}).`,
    noneAdvice: 'See the answer in the Timeline, or by the MCP Manual Test page.',
  },
}
