import { useSyncExternalStore } from 'react'
import { useFrameCopy } from './copy/frame.ts'

/** Says that the network is away, on any page, for as long as it is. */
export function OfflineNotice() {
  const { offline } = useFrameCopy()
  const isOffline = useIsOffline()
  return (
    <output className="bg-raised print:hidden">
      {isOffline && <span className="page-width block border-b border-line py-2 text-small">{offline}</span>}
    </output>
  )
}

export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
