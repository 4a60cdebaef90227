import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { Panel, writtenDate } from '@kvint/ui'
import { useShelf } from '../library/use-shelf.ts'
import { useReadingCopy } from '../reading/copy/reading.ts'
import { keptSongs, songOfEntry, type Song } from './songs.ts'

/** The songs that she came to last, from this browser and from her account; nothing where there is none yet. */
export function LatestSongs() {
  const { shelf: words, latest } = useReadingCopy()
  const songs = useLatestSongs()
  if (!songs || songs.length === 0) return null
  return (
    <Panel
      isPlain
      title={latest.heading}
      aside={
        <Link to="/projects" className="text-small text-root underline underline-offset-4">
          {latest.all}
        </Link>
      }
    >
      <ul>
        {songs.map(({ to, name, facts, at, isInAccount }) => (
          <li key={to} className="border-t border-line">
            <Link to={to} className="group grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[2fr_3fr_auto] sm:items-baseline">
              <span className="min-w-0 truncate font-semibold decoration-root underline-offset-4 group-hover:underline">
                {name}
              </span>
              <span className="flex flex-wrap gap-x-4 text-small text-muted">
                {facts && (
                  <>
                    <span>{facts.key ?? words.noKey}</span>
                    <span>{words.bpm(facts.bpm)}</span>
                    <span>{words.bars(Math.round(facts.bars))}</span>
                  </>
                )}
              </span>
              <span className="text-small text-muted">
                {isInAccount ? latest.inAccount : latest.here}, {writtenDate(at, 'moment')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Undefined until both places have answered. */
function useLatestSongs(): readonly Song[] | undefined {
  const identity = useIdentity()
  const shelf = useShelf()
  const [kept, setKept] = useState<readonly Song[]>()
  useEffect(() => {
    let isLeft = false
    const put = (songs: readonly Song[]) => !isLeft && setKept(songs)
    keptSongs(identity).then(put, () => put([]))
    return () => {
      isLeft = true
    }
  }, [identity])
  if (!kept || shelf.kind === 'opening') return undefined
  const here = shelf.kind === 'closed' ? [] : shelf.entries
  return [...here.map(songOfEntry), ...kept].sort((one, other) => other.at - one.at).slice(0, MOST)
}

const MOST = 5
