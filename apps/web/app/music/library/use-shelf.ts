import { useEffect, useState } from 'react'
import { listEntries, onShelfChange } from './shelf.ts'
import type { ShelfEntry } from './shelf-entry.ts'

export type Shelf =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly entries: readonly ShelfEntry[] }
  | { readonly kind: 'closed' }

/** The list of kept reports as it is now; `closed` where the browser does not let us keep any. */
export function useShelf(): Shelf {
  const [shelf, setShelf] = useState<Shelf>({ kind: 'opening' })
  useEffect(() => {
    let isHere = true
    const load = async () => {
      let next: Shelf
      try {
        next = { kind: 'open', entries: await listEntries() }
      } catch {
        next = { kind: 'closed' }
      }
      if (isHere) setShelf(next)
    }
    void load()
    const leave = onShelfChange(() => void load())
    return () => {
      isHere = false
      leave()
    }
  }, [])
  return shelf
}
