/** Where a stream wants its POSTs; null where that is another origin, which gets no token. */
export function sameOriginEndpoint(announced: string, stream: URL): URL | null {
  try {
    const endpoint = new URL(announced, stream)
    return endpoint.origin === stream.origin ? endpoint : null
  } catch {
    return null
  }
}
