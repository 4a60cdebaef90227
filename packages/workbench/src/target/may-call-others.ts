/**
 * Whether the policy of this document lets it call servers of others. A document keeps the policy it was loaded with,
 * whatever page the router shows in it since; one without our configuration has none.
 */
export function mayCallOthers(loadedAt = loadedPath(), isServed = isServedByUs()): boolean {
  return !isServed || loadedAt.startsWith('/mcp-')
}

/** Loads a page again, with the policy of its own path and the form for a server of others open. */
export function loadForOthers(path: string, address: string): void {
  location.assign(`${path}?${new URLSearchParams({ server: address })}`)
}

function loadedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  return new URL(navigation?.name ?? location.href, location.href).pathname
}

function isServedByUs(): boolean {
  return document.getElementById('kvint-config') !== null
}
