import type { KeptProject } from '@kvint/contract'
import type { Report } from '@kvint/report'
import { useEffect, useState } from 'react'
import { fetchKeptProject, fetchKeptReport } from '../../api/kept-projects.ts'
import { useAuthState, useIdentity } from '../../identity/identity-provider.tsx'
import { tokenOf } from '../../identity/token-of.ts'

export type FoundReport = { readonly project: KeptProject; readonly saveId: string; readonly report: Report }

/**
 * A kept project with the report of one save, of its newest where `saveId` is null. What another tab, another device or the
 * analysis changes shows by itself.
 */
export function useKeptReport(projectId: string, saveId: string | null) {
  const identity = useIdentity()
  const { status } = useAuthState()
  const [found, setFound] = useState<FoundReport>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (status !== 'signed-in') return undefined
    let turn = 0
    let isOwn = (_saveId: string): boolean => false
    const load = async (): Promise<void> => {
      const own = (turn += 1)
      const token = await tokenOf(identity)
      const [project, kept] = await Promise.all([
        fetchKeptProject(token, projectId),
        fetchKeptReport(token, projectId, saveId),
      ])
      if (own !== turn) return
      isOwn = (id) => project.saves.some((save) => save.id === id)
      setProblem(undefined)
      setFound({ project, ...kept })
    }
    const fail = (error: Error): void => {
      setFound(undefined)
      setProblem(error.message)
    }
    load().catch(fail)
    const unwatch = identity.watchSaves(projectId, (change) => {
      if (change.kind === 'gone') {
        if (isOwn(change.id)) load().catch(fail)
        return
      }
      /** While the service is away, and until a new report is there, the one that is shown stays. */
      load().catch(() => undefined)
    })
    return () => {
      turn = -1
      unwatch()
    }
  }, [projectId, saveId, identity, status])
  return { found, problem }
}
