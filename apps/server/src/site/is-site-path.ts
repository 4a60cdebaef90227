import { SITE_PATHS } from '@kvint/contract'

/** Whether the site's router knows the path; a slash at its end does not matter. */
export function isSitePath(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path))
}

const PATTERNS = Object.values(SITE_PATHS)
  .flat()
  .map((path) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+').replace(/\/$/, '')}/?$`))
