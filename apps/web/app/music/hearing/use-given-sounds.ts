import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { takeAlong } from '../reading/files-in-hand.ts'
import { type GivenFile, givenFile } from '../reading/given-file.ts'
import { useDroppedFiles } from '../reading/use-dropped-files.ts'
import { giveSounds, soundsAtHand } from './given-bounces.ts'
import { namesOf, sortFiles, sortSounds } from './given-files.ts'
import { prepareToHear } from './hear-in-worker.ts'
import type { BounceOnPage } from './use-bounce.ts'

export type GivenOnPage = {
  /** Files hang over the page. */
  readonly isOver: boolean
  /** Files that were chosen. */
  readonly take: (files: readonly File[]) => void
  readonly stems: readonly GivenFile[]
}

/**
 * What is dropped, pasted or chosen on the page of a report: a bounce, its stems, or both. What comes with a set goes to the
 * page that reads sets.
 */
export function useGivenSounds({ id, base, give }: BounceOnPage): GivenOnPage {
  const navigate = useNavigate()
  const [stems, setStems] = useState<readonly GivenFile[]>(() => (id === null ? [] : soundsAtHand(id).stems))
  const take = async (files: readonly GivenFile[]) => {
    const { sets, sounds, others } = await sortFiles(files)
    if (sets.length > 0) {
      takeAlong(files)
      await navigate('/projects')
      return
    }
    const sorted = sortSounds(sounds, namesOf(base))
    if (sorted.stems.length > 0) {
      if (id !== null) giveSounds(id, { stems: sorted.stems })
      setStems(sorted.stems)
    }
    // What is no sound is given all the same: the ear says why it cannot be heard.
    const bounce = sorted.bounce ?? (sounds.length === 0 ? others[0]?.file : undefined)
    if (bounce) give(bounce)
  }
  const { isOver } = useDroppedFiles((files) => void take(files))
  useEffect(() => {
    if (isOver) prepareToHear()
  }, [isOver])
  return { isOver, take: (files) => void take(files.map(givenFile)), stems }
}
