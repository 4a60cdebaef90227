import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { toast } from '@kvint/ui'
import { useFrameCopy } from './copy/frame.ts'

/**
 * A part of the frame that is fetched when it is first wanted, and then stays. Where it cannot be fetched the page stays as
 * it is and says so; `giveUp` takes the wish back, and the next one asks again. Both functions stay the same ones.
 */
export function FetchedPart<Props extends object>({
  isWanted,
  fetchPart,
  giveUp,
  given,
  until = null,
}: {
  isWanted: boolean
  fetchPart: () => Promise<ComponentType<Props>>
  giveUp: () => void
  given: Props
  until?: ReactNode
}) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const { notFetched } = useFrameCopy()
  useEffect(() => {
    if (!isWanted || Part) return
    fetchPart().then(
      (fetched) => setPart(() => fetched),
      () => {
        giveUp()
        toast(notFetched)
      },
    )
  }, [isWanted, Part, fetchPart, giveUp, notFetched])
  return Part ? <Part {...given} /> : until
}
