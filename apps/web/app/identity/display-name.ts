import type { AuthUser } from './identity.ts'

/** How the site calls somebody: the name she chose, else the one she came with, else her address. */
export function displayName({ user_metadata, name, email, id }: AuthUser): string {
  return user_metadata?.display_name || user_metadata?.full_name || name || email || id
}
