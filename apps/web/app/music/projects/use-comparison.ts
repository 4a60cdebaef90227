import { useMemo } from 'react'
import { findReport } from '../library/shelf.ts'
import { useShelf } from '../library/use-shelf.ts'
import type { Comparison } from '../report/compare/comparison.ts'
import { namesToCompare } from './names-to-compare.ts'
import { useAgainst } from './use-against.ts'

/** The other kept reports, and the one that the address names. */
export function useComparison(id: string): Comparison {
  const shelf = useShelf()
  const others = useMemo(() => (shelf.kind === 'open' ? namesToCompare(shelf.entries, id) : []), [shelf, id])
  return useAgainst(others, findReport)
}
