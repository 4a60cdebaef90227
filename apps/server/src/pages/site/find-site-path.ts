import { SITE_PATHS } from '@kvint/contract'

/**
 * The entry of the site's list that a path belongs to, or undefined where the site has no such page. A slash at its
 * end does not matter.
 */
export function findSitePath(path: string): string | undefined {
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.sitePath
}

/**
 * Where an address leads that the site does not know: `/nb/pricing` to the page in the language that it names, as many
 * sites write it, all others to the front page.
 *
 * @example pageInsteadOf('/nb/pricing') // '/pricing?lang=nb'
 */
export function pageInsteadOf(url: string): string {
  const [path = '', query] = url.split('?')
  const [, language, rest = ''] = /^\/(en|nb)(\/.*)?$/.exec(path) ?? []
  if (!language) return '/'
  const page = findSitePath(rest || '/') ? rest || '/' : '/'
  return `${page}?${query ? `${query}&` : ''}lang=${language}`
}

const PATTERNS = Object.values(SITE_PATHS)
  .flat()
  .map((sitePath) => ({
    sitePath,
    pattern: new RegExp(`^${sitePath.replace(/:[^/]+/g, '[^/]+').replace(/\/$/, '')}/?$`),
  }))
