import { PRODUCT } from '@kvint/contract'

/** Removes what an earlier sign-in may have left in local storage. No token belongs there. Returns the keys removed. */
export function wipeStoredKeys(stores: readonly Storage[] = storages()): string[] {
  const removed: string[] = []
  for (const store of stores) {
    for (const key of Object.keys(store)) {
      if (!WIPED.some((part) => key.toLowerCase().includes(part))) continue
      store.removeItem(key)
      removed.push(key)
    }
  }
  return removed
}

/** Forbidden storage throws on access: then there is nothing to wipe. */
function storages(): Storage[] {
  try {
    return [localStorage]
  } catch {
    return []
  }
}

const WIPED = ['sb-', 'auth', 'supabase', PRODUCT.slug]
