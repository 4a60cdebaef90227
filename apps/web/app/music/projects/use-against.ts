import type { Report } from '@kvint/report'
import { useFetched } from '@kvint/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type Comparison, NO_COMPARISON } from '../report/compare/comparison.ts'

/** A comparison with the report that the address names: `?against=…`. `find` stays the same from draw to draw. */
export function useAgainst(
  others: Comparison['others'],
  find: (id: string) => Promise<Report | undefined>,
): Comparison {
  const [search, setSearch] = useSearchParams()
  const againstId = search.get('against')
  const { value: found, isEarlier } = useFetched(againstId ? () => find(againstId) : null, [againstId, find])
  const against = (isEarlier ? undefined : found) ?? null
  return useMemo(() => {
    if (others.length === 0 && !againstId) return NO_COMPARISON
    const onChoose = (chosen: string | null) =>
      setSearch(
        (before) => {
          if (chosen) before.set('against', chosen)
          else before.delete('against')
          return before
        },
        { preventScrollReset: true },
      )
    return { others, againstId, against, onChoose }
  }, [others, againstId, against, setSearch])
}
