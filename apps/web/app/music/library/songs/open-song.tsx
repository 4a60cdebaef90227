import { useContext, useState } from 'react'
import { useLibraryCopy } from '../copy/library.ts'
import { SongsContext } from './songs-context.ts'

/** A song by its path; opens its report. */
export function OpenSong({ path }: { path: string }) {
  const words = useLibraryCopy()
  const { nameOf, open } = useContext(SongsContext)
  const [isOpening, setIsOpening] = useState(false)
  const run = async () => {
    setIsOpening(true)
    await open(path)
    setIsOpening(false)
  }
  const name = nameOf(path)
  return (
    <button
      type="button"
      className="open-song"
      aria-label={words.songs.open(name)}
      aria-busy={isOpening}
      onClick={() => void run()}
    >
      <span className="min-w-0 break-words font-semibold">{name}</span>
      <span className="min-w-0 truncate text-muted">{isOpening ? words.habit.opening : path}</span>
    </button>
  )
}
