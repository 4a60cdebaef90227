import type { Share } from '@kvint/contract'
import { useEffect, useState } from 'react'
import { listShares, makeShare, revokeShare } from '../../api/shares.ts'
import { useSharingCopy } from './copy/sharing.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { tokenOf } from '../../identity/token-of.ts'
import type { Shareable } from './shareable.ts'

/** The links to a report, and what can be done with them. `shares` is undefined until they are known. */
export function useShares({ id, projectId }: Shareable) {
  const identity = useIdentity()
  const words = useSharingCopy()
  const [shares, setShares] = useState<readonly Share[]>()
  const [problem, setProblem] = useState<string>()
  const [isWorking, setWorking] = useState(false)

  const attempt = async (work: (token: string) => Promise<void>) => {
    setProblem(undefined)
    setWorking(true)
    try {
      await work(await tokenOf(identity))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : words.failed)
    }
    setWorking(false)
  }
  useEffect(() => {
    let isHere = true
    tokenOf(identity)
      .then((token) => listShares(token, { id, projectId }))
      .then(
        (found) => isHere && setShares(found),
        (error: Error) => isHere && setProblem(error.message),
      )
    return () => {
      isHere = false
    }
  }, [identity, id, projectId])

  return {
    shares,
    problem,
    isWorking,
    make: (days: number | null) =>
      attempt(async (token) => {
        const share = await makeShare(token, { id, projectId }, days)
        setShares((before = []) => [share, ...before])
      }),
    revoke: (shareId: string) =>
      attempt(async (token) => {
        await revokeShare(token, shareId)
        setShares((before = []) => before.filter((share) => share.id !== shareId))
      }),
  }
}
