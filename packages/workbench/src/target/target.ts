/** The tool server that a page speaks to: ours, or one that the person names. */
export type Target =
  | { readonly kind: 'own'; readonly access: 'session' | 'oauth' }
  | {
      readonly kind: 'named'
      readonly address: string
      readonly access: 'none' | 'token' | 'oauth'
      readonly token: string
      /** Of `oauth`: as what the page comes; it registers itself where this is absent. */
      readonly client?: OAuthClient
    }

/** A client that is known to the authorization server already. An `https` id is the address of its metadata (CIMD). */
export type OAuthClient = { readonly id: string; readonly secret: string }

export const OWN: Target = { kind: 'own', access: 'session' }

/**
 * Where a path of our own server, which answers at `ownBase`, lies on the target: what stands below `/mcp` here stands below
 * the named address there.
 */
export function addressOn(target: Target, path: string, ownBase: string): URL {
  if (target.kind === 'own') return new URL(ownBase + path, location.href)
  const named = new URL(target.address)
  if (path !== '/mcp' && !path.startsWith('/mcp/')) return new URL(path, named.origin)
  const below = path.slice('/mcp'.length)
  if (below !== '') named.pathname = `${named.pathname.replace(/\/$/, '')}${below}`
  return named
}

/** The event stream of the target: a named address is taken as it stands. */
export function streamOn(target: Target, ownBase: string): URL {
  return target.kind === 'own' ? addressOn(target, '/mcp/sse', ownBase) : new URL(target.address)
}

/** What is wrong with an address before anything is sent there. */
export function addressProblem(text: string): 'empty' | 'no-url' | 'scheme' | 'credentials' | 'mixed' | undefined {
  if (text.trim() === '') return 'empty'
  if (!URL.canParse(text)) return 'no-url'
  const { protocol, hostname, username, password } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:') return 'scheme'
  if (username !== '' || password !== '') return 'credentials'
  const isLoopback = hostname === 'localhost' || hostname === '127.0.0.1'
  return protocol === 'http:' && !isLoopback ? 'mixed' : undefined
}
