import { SITE_PATHS } from '@kvint/contract'

/**
 * The entry of the site's list that a path belongs to, or undefined where the site has no such page. A slash at its
 * end does not matter.
 */
export function findSitePath(path: string): string | undefined {
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.sitePath
}

const PATTERNS = Object.values(SITE_PATHS)
  .flat()
  .map((sitePath) => ({
    sitePath,
    pattern: new RegExp(`^${sitePath.replace(/:[^/]+/g, '[^/]+').replace(/\/$/, '')}/?$`),
  }))
