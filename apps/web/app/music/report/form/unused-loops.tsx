import { useState } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { Button } from '@kvint/ui'
import { useReport } from '../view/report-context.ts'

/** Loops of the session that stand nowhere in the arrangement: drawn hollow, each leads to its track. */
export function UnusedLoops() {
  const { report, store } = useReport()
  const { form: words } = useReportCopy()
  const [isWhole, setIsWhole] = useState(false)
  const loops = report.arrangement.form.unfolding?.unusedLoops ?? []
  if (loops.length === 0) return null
  const beatsPerBar = report.arrangement.meters[0]?.beatsPerBar ?? 4
  return (
    <section className="grid gap-2" aria-labelledby="unused-loops">
      <h4 id="unused-loops" className="text-small font-semibold">
        {words.unused.title(loops.length)}
      </h4>
      <p className="max-w-[75ch] text-small text-muted">{words.unused.text}</p>
      <ul className="flex flex-wrap gap-2">
        {loops.slice(0, isWhole ? undefined : FIRST).map(({ trackId, name, lengthBeats, sceneIndex }) => {
          const track = report.tracks.find(({ id }) => id === trackId)
          return (
            <li key={`${trackId} ${sceneIndex}`} className="min-w-0">
              <button
                type="button"
                className="unused-loop"
                style={{ borderLeftColor: track?.color ?? 'var(--control)' }}
                onClick={() => store.set({ trackId, clipId: null })}
              >
                <span className="truncate text-ink">{name.trim() || words.unused.unnamed}</span>
                <span className="text-muted">
                  {words.unused.place(track?.name ?? '', lengthBeats === null ? null : lengthBeats / beatsPerBar)}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {loops.length > FIRST && (
        <Button
          size="tool"
          look="quiet"
          className="justify-self-start print:hidden"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? words.unused.fewer : words.unused.more(loops.length - FIRST)}
        </Button>
      )}
    </section>
  )
}

const FIRST = 8
