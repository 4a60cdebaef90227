import type { FastifyRequest } from 'fastify'

/** By https only the name that no other site of the domain can plant. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}

/** The value of a cookie that we set. Undefined without one, and where two came under its name: one of them is not ours. */
export function ownCookie(
  { headers }: Pick<FastifyRequest, 'headers'>,
  name: string,
  isSecure: boolean,
): string | undefined {
  const beginning = `${cookieName(name, isSecure)}=`
  const found = (headers.cookie ?? '').split(';').flatMap((part) => {
    const cookie = part.trim()
    return cookie.startsWith(beginning) ? [cookie.slice(beginning.length)] : []
  })
  return found.length === 1 ? found[0] : undefined
}
