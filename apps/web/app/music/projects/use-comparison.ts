import type { Report } from '@kvint/report'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { findReport } from '../library/shelf.ts'
import { useShelf } from '../library/use-shelf.ts'
import { type Comparison, NO_COMPARISON } from '../report/compare/comparison.ts'
import { namesToCompare } from './names-to-compare.ts'

/** The other kept reports, and the one that the address names: `?against=…`. */
export function useComparison(id: string): Comparison {
  const shelf = useShelf()
  const [search, setSearch] = useSearchParams()
  const againstId = search.get('against')
  const [found, setFound] = useState<{ readonly id: string; readonly report: Report | undefined }>()

  useEffect(() => {
    if (!againstId) return undefined
    let isHere = true
    void findReport(againstId).then((report) => {
      if (isHere) setFound({ id: againstId, report })
    })
    return () => {
      isHere = false
    }
  }, [againstId])

  return useMemo(() => {
    const others = shelf.kind === 'open' ? namesToCompare(shelf.entries, id) : []
    if (others.length === 0 && !againstId) return NO_COMPARISON
    return {
      others,
      againstId,
      against: found && found.id === againstId ? (found.report ?? null) : null,
      onChoose: (chosen) =>
        setSearch(
          (before) => {
            if (chosen) before.set('against', chosen)
            else before.delete('against')
            return before
          },
          { preventScrollReset: true },
        ),
    }
  }, [shelf, id, againstId, found, setSearch])
}
