import { useCallback, useEffect, useState } from 'react'
import { deleteKeptFigures, fetchKeptFigures, type KeptFigures } from '../../api/kept-bounces.ts'
import { useAuthState, useIdentity } from '../../identity/identity-provider.tsx'
import { tokenOf } from '../../identity/token-of.ts'

/** The figures of a bounce that are kept beside a save; without them, or without an answer, the report stands alone. */
export function useKeptFigures(projectId: string, saveId: string) {
  const identity = useIdentity()
  const { status } = useAuthState()
  const [figures, setFigures] = useState<KeptFigures | null>(null)
  useEffect(() => {
    if (status !== 'signed-in') return undefined
    let isHere = true
    tokenOf(identity)
      .then((token) => fetchKeptFigures(token, { projectId, id: saveId }))
      .then(
        (kept) => {
          if (isHere) setFigures(kept)
        },
        () => undefined,
      )
    return () => {
      isHere = false
    }
  }, [identity, status, projectId, saveId])
  const forget = useCallback(() => {
    tokenOf(identity)
      .then((token) => deleteKeptFigures(token, { projectId, id: saveId }))
      .then(
        () => setFigures(null),
        () => undefined,
      )
  }, [identity, projectId, saveId])
  return { figures, forget }
}
