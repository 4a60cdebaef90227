/**
 * Where somebody goes on to once she is signed in: the page of this site that `return_to` of the address names, else
 * the dashboard.
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('return_to') ?? ''
  const url = /^\/(?![/\\])/.test(wanted) ? URL.parse(wanted, location.origin) : null
  return url?.origin === location.origin ? url.pathname + url.search : '/dashboard'
}
