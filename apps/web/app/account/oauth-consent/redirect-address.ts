/** Where an answer goes, as far as a person can judge it. */
export type RedirectPlace =
  | { readonly kind: 'site'; readonly host: string }
  | { readonly kind: 'this-computer'; readonly host: string }
  | { readonly kind: 'program'; readonly scheme: string }

export function redirectPlace(redirectUri: string): RedirectPlace {
  const { protocol, host, hostname } = new URL(redirectUri)
  if (protocol !== 'https:' && protocol !== 'http:') return { kind: 'program', scheme: protocol }
  const isHere = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
  return { kind: isHere ? 'this-computer' : 'site', host }
}

/**
 * Whether the browser may be sent to `address`: an address that runs nothing in this page, and the one that was shown
 * where one was.
 */
export function isSafeReturn(address: string, redirectUri?: string): boolean {
  const url = URL.parse(address)
  if (!url || RUNS_HERE.has(url.protocol)) return false
  if (redirectUri === undefined) return true
  const shown = URL.parse(redirectUri)
  return shown?.protocol === url.protocol && shown.host === url.host && shown.pathname === url.pathname
}

const RUNS_HERE = new Set(['javascript:', 'data:', 'blob:', 'file:', 'vbscript:', 'about:', 'view-source:'])
