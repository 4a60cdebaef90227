import type { KeptProject } from '@kvint/contract'
import { useCallback, useMemo } from 'react'
import { fetchKeptReport } from '../../api/kept-projects.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { tokenOf } from '../../identity/token-of.ts'
import type { Comparison } from '../report/compare/comparison.ts'
import { dateAndTime } from '../sharing/date-and-time.ts'
import { useAgainst } from './use-against.ts'

/** The other saves of a kept project, and the one that the address names. */
export function useKeptComparison({ id, saves }: KeptProject, saveId: string): Comparison {
  const identity = useIdentity()
  const others = useMemo(
    () =>
      saves
        .filter((save) => save.state === 'done' && save.id !== saveId)
        .map((save) => ({ id: save.id, name: dateAndTime(save.createdAt) })),
    [saves, saveId],
  )
  const find = useCallback(
    async (against: string) => (await fetchKeptReport(await tokenOf(identity), id, against)).report,
    [id, identity],
  )
  return useAgainst(others, find)
}
