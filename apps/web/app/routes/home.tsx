import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { homeEn } from '../site/landing/copy/en/home.ts'
import type { Hear } from '../site/landing/example-front.tsx'
import { Landing } from '../site/landing/landing.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { DropZone } from '../music/reading/drop-zone.tsx'
import { takeAlong } from '../music/reading/files-in-hand.ts'
import type { GivenFile } from '../music/reading/given-file.ts'
import { HearSong } from '../music/player/hear-song.tsx'
import { fetchExample } from './projects/fetch-example.ts'
import '../music/reading/reading.css'
import { useFeature } from '../start-up/configuration.ts'

export const meta = pageMeta(homeEn)

/** The front page; a set that is dropped on it is read at once, on the page of her sets. */
export default function Home() {
  const navigate = useNavigate()
  const readsSets = useFeature('enableProjects')
  const onFiles = useCallback(
    (files: readonly GivenFile[]) => {
      if (files.length === 0) return
      takeAlong(files)
      void navigate('/projects')
    },
    [navigate],
  )
  return <Landing drop={readsSets && <DropZone onFiles={onFiles} />} hear={HearExample} />
}

const HearExample: Hear = ({ onShare }) => <HearSong fetchReport={fetchExample} onShare={onShare} />
