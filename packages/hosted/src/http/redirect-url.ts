import { isIP, isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'
import { queryValue } from './read-query.ts'

/** Where a link or a provider sends the browser afterwards: the first allowed of what was asked for, else the site (protocol 0.6). */
export function redirectUrl(settings: Settings, request: FastifyRequest): string {
  const { redirect_to: header, referer } = request.headers
  const form = (request.body as { redirect_to?: unknown } | undefined)?.redirect_to
  const candidates = [header, queryValue(request, 'redirect_to'), form, referer]
  const allowed = candidates.find(
    (url): url is string => typeof url === 'string' && url !== '' && isAllowedRedirect(settings, url),
  )
  return allowed ?? settings.siteUrl
}

/** Same place as the site, or an https address on the list of globs. Loopback only where the site itself is on this machine. */
export function isAllowedRedirect(settings: Pick<Settings, 'siteUrl' | 'redirectUrls'>, wanted: string): boolean {
  const site = URL.parse(settings.siteUrl)
  const url = URL.parse(wanted)
  if (!site || !url || hasTrick(wanted) || url.username !== '' || url.password !== '') return false
  const host = hostOf(url)
  if (url.protocol === site.protocol && url.hostname === site.hostname && (url.port === site.port || isLoopback(host)))
    return true
  // Of the text, not of the URL: a parser turns 2130706433, 0177.1 and 127.1 into 127.0.0.1.
  const written = /^[a-z][a-z0-9+.-]*:\/\/(?:\[([^\]]*)\]|([^/:?#]*))/i.exec(wanted)
  const writtenHost = written?.[1] ?? written?.[2] ?? ''
  if (isIPv4(host) && writtenHost !== host) return false
  if (isLoopback(host)) return isLoopback(hostOf(site)) && /^https?:$/.test(url.protocol)
  if (url.protocol !== 'https:' || isIP(host) !== 0) return false
  if (!/^[a-zA-Z0-9]([a-zA-Z0-9.-]*[a-zA-Z0-9])?$/.test(writtenHost)) return false
  return settings.redirectUrls.some((glob) => isLike(glob, wanted.replace(/#.*$/s, '')))
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '')
}

/** Host and path each by itself: what stands for a part of the host must not reach into a query. */
function isLike(glob: string, wanted: string): boolean {
  const [globParts, parts] = [glob, wanted].map((text) => /^([^/]*\/\/[^/?#]*)(.*)$/s.exec(text))
  if (!globParts || !parts) return false
  return [1, 2].every((part) => globPattern(globParts[part] ?? '').test(parts[part] ?? ''))
}

/** Backslashes, white space and control characters are read differently by parsers and browsers. */
function hasTrick(wanted: string): boolean {
  return /[\\\s\p{Cc}]/u.test(wanted)
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** `*` and `?` stay within a part between dots and slashes, `**` crosses both. */
function globPattern(glob: string): RegExp {
  const source = glob
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*|\*|\?/g, (sign) => (sign === '**' ? '.*' : sign === '*' ? '[^./]*' : '[^./]'))
  return new RegExp(`^${source}$`)
}
