import { useEffect, useState } from 'react'
import { toast } from '@kvint/ui'
import { useFrameCopy } from './copy/frame.ts'

/**
 * A part of the frame that is fetched when it is first wanted, and then stays. Where it cannot be fetched the page stays as
 * it is and says so; `giveUp` takes the wish back, and the next one asks again. Both functions stay the same ones.
 */
export function useFetchedPart<Part>(
  isWanted: boolean,
  fetchPart: () => Promise<Part>,
  giveUp: () => void,
): Part | undefined {
  const [part, setPart] = useState<Part>()
  const { notFetched } = useFrameCopy()
  useEffect(() => {
    if (!isWanted || part) return
    fetchPart().then(
      (fetched) => setPart(() => fetched),
      () => {
        giveUp()
        toast(notFetched)
      },
    )
  }, [isWanted, part, fetchPart, giveUp, notFetched])
  return part
}
