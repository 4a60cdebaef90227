import { useDeferredValue, useSyncExternalStore } from 'react'

/** False in the first drawing of a page, so that its beginning is seen at once; true where it came drawn. */
export function useIsWhole(): boolean {
  const cameDrawn = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return useDeferredValue(true, cameDrawn)
}

const never = () => () => undefined
