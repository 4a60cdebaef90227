import { useLibraryCopy } from '../copy/library.ts'
import { Button } from '@kvint/ui'
import { OpenSong } from '../songs/open-song.tsx'

/** The sets behind a mark; each opens its report. */
export function SongsBehind({ name, paths, onClose }: { name: string; paths: readonly string[]; onClose: () => void }) {
  const { habit } = useLibraryCopy()
  return (
    <section aria-label={habit.behind(name, paths.length)} className="songs-behind">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-small font-semibold">{habit.behind(name, paths.length)}</h3>
        <Button size="tool" look="quiet" onClick={onClose}>
          {habit.close}
        </Button>
      </div>
      <ul className="max-h-80 overflow-y-auto">
        {paths.map((path) => (
          <li key={path} className="border-t border-line">
            <OpenSong path={path} />
          </li>
        ))}
      </ul>
    </section>
  )
}
