import { useSyncExternalStore } from 'react'

/** False on the server and while its page is taken over, true after: for what only a browser can know. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
