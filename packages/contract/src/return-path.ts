/**
 * Where somebody goes on to once she is signed in: the page that `wanted` names by its path, where it is one of the
 * site, else the dashboard. Never another site, however the path is written.
 * @example returnPath('/projects', 'https://kvint.example') // '/projects'
 */
export function returnPath(wanted: string, siteUrl: string): string {
  const url = /^\/(?![/\\])/.test(wanted) ? URL.parse(wanted, siteUrl) : null
  const isOfSite = url?.origin === new URL(siteUrl).origin && !url.pathname.startsWith('//')
  return isOfSite ? url.pathname + url.search : '/dashboard'
}
