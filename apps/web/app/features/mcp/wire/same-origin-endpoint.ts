import { apiUrl } from '../../../api/call-api.ts'

/** Where a stream wants its POSTs; null where that is another origin, which gets no token. */
export function sameOriginEndpoint(announced: string): URL | null {
  try {
    const stream = new URL(apiUrl('/mcp/sse'), location.href)
    const endpoint = new URL(announced, stream)
    return endpoint.origin === stream.origin ? endpoint : null
  } catch {
    return null
  }
}
