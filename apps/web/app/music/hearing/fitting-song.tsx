import { buttonClass } from '@kvint/ui'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useHearingCopy } from './copy/hearing.ts'
import { findFittingSet, type FittingSet } from './find-fitting-set.ts'
import { giveSounds } from './given-bounces.ts'

/** Of a sound that came without its set: the song of hers that it fits, to be opened with it. Draws nothing where none does. */
export function FittingSong({ print, file }: { print: string; file: File }) {
  const { place: words } = useHearingCopy()
  const [fitting, setFitting] = useState<FittingSet | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    void findFittingSet(print, controller.signal).then((found) => !controller.signal.aborted && setFitting(found))
    return () => controller.abort()
  }, [print])
  if (!fitting) return null
  return (
    <p className="flex flex-wrap items-center gap-3 text-small">
      {words.fits(fitting.name)}
      <Link
        to={`/projects/${fitting.id}`}
        className={buttonClass('plain', 'tool')}
        onClick={() => giveSounds(fitting.id, { bounce: file })}
      >
        {words.open}
      </Link>
    </p>
  )
}
