import { writtenDate } from '@kvint/ui'
import type { ShelfEntry } from '../library/shelf-entry.ts'

/** Reports by the name of their set; where several have one name, with the time at which each was read. */
export function namesToCompare(entries: readonly ShelfEntry[], ownId: string): { id: string; name: string }[] {
  const named = entries.map(({ id, fileName, readAt }) => ({ id, readAt, name: fileName.replace(/\.als$/i, '') }))
  return named
    .filter(({ id }) => id !== ownId)
    .map(({ id, name, readAt }) => {
      const isOnly = named.every((one) => one.id === id || one.name !== name)
      return { id, name: isOnly ? name : `${name} (${writtenDate(readAt, 'moment')})` }
    })
}
