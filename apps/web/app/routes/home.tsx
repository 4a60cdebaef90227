import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
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
  return (
    <Landing
      drop={
        readsSets && (
          <ReadyToRead>
            <DropZone onFiles={onFiles} />
          </ReadyToRead>
        )
      }
      hear={HearExample}
    />
  )
}

/** Fetches what reads a set, and the pages that show it, as soon as a file or a pointer comes near. */
function ReadyToRead({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false)
  const come = useCallback(() => setNear(true), [])
  useEffect(() => {
    window.addEventListener('dragenter', come, { once: true })
    return () => window.removeEventListener('dragenter', come)
  }, [come])
  useEffect(() => {
    if (isNear) void import('../music/reading/read-in-worker.ts').then(({ prepareReading }) => prepareReading())
  }, [isNear])
  return (
    <div className="contents" onPointerEnter={come} onFocus={come}>
      {children}
      {isNear && PAGES.map((page) => <PrefetchPageLinks key={page} page={page} />)}
    </div>
  )
}

/** The page that reads, and that of any report. */
const PAGES = ['/projects', '/projects/any']

const HearExample: Hear = ({ onShare }) => <HearSong fetchReport={fetchExample} onShare={onShare} />
