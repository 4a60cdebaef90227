import type { KeptProject } from '@kvint/contract'
import type { Report } from '@kvint/report'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { fetchKeptReport } from '../../api/kept-projects.ts'
import { dateAndTime } from '../sharing/date-and-time.ts'
import type { Comparison } from '../report/compare/comparison.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { tokenOf } from '../../identity/token-of.ts'

/** The other saves of a kept project, and the one that the address names: `?against=…`. */
export function useKeptComparison({ id, saves }: KeptProject, saveId: string): Comparison {
  const identity = useIdentity()
  const [search, setSearch] = useSearchParams()
  const againstId = search.get('against')
  const [found, setFound] = useState<{ readonly saveId: string; readonly report: Report }>()
  useEffect(() => {
    if (!againstId) return undefined
    let isHere = true
    tokenOf(identity)
      .then((token) => fetchKeptReport(token, id, againstId))
      .then(
        (kept) => isHere && setFound(kept),
        () => undefined,
      )
    return () => {
      isHere = false
    }
  }, [id, againstId, identity])
  return useMemo(
    () => ({
      others: saves
        .filter((save) => save.state === 'done' && save.id !== saveId)
        .map((save) => ({ id: save.id, name: dateAndTime(save.createdAt) })),
      againstId,
      against: found && found.saveId === againstId ? found.report : null,
      onChoose: (chosen) =>
        setSearch(
          (before) => {
            if (chosen) before.set('against', chosen)
            else before.delete('against')
            return before
          },
          { preventScrollReset: true },
        ),
    }),
    [saves, saveId, againstId, found, setSearch],
  )
}
