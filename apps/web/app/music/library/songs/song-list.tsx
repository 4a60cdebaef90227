import { memo, useState } from 'react'
import { Button, currentLanguage, writtenDate, writtenLength, writtenNumber } from '@kvint/ui'
import { useLibraryCopy } from '../copy/library.ts'
import type { SongRow } from '../scan/folder-messages.ts'
import { OpenSong } from './open-song.tsx'

/** Every song with its figures, the one saved last first. */
export const SongList = memo(function SongList({ songs }: { songs: readonly SongRow[] }) {
  const words = useLibraryCopy()
  const [shown, setShown] = useState(FIRST)
  return (
    <section aria-labelledby="all-songs" className="grid gap-4">
      <h2 id="all-songs" className="text-title">
        {words.songs.heading}
      </h2>
      <ul className="border-b border-line">
        {songs.slice(0, shown).map((song) => (
          <li key={song.path} className="grid gap-x-6 border-t border-line md:grid-cols-[2fr_3fr] md:items-center">
            <OpenSong path={song.path} />
            <p className="flex flex-wrap gap-x-4 gap-y-1 pb-2 text-small text-muted md:pb-0">
              <span>{song.savedAt === null ? '' : writtenDate(song.savedAt, 'day')}</span>
              <span>{writtenNumber(song.bpm, currentLanguage(), 2)} BPM</span>
              <span>{song.key ?? words.songs.noKey}</span>
              <span>{words.labels[song.stage] ?? song.stage}</span>
              {song.isArranged && <span>{writtenLength(song.seconds)}</span>}
              <span>{words.counted(song.saves, 'saves')}</span>
            </p>
          </li>
        ))}
      </ul>
      {songs.length > shown && (
        <Button className="justify-self-start" onClick={() => setShown(shown + NEXT)}>
          {words.songs.more(Math.min(NEXT, songs.length - shown))}
        </Button>
      )}
    </section>
  )
})

const FIRST = 25
const NEXT = 100
