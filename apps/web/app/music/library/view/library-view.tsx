import type { LibraryArea, Metric } from '@kvint/insights'
import { memo, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLibraryCopy } from '../copy/library.ts'
import { Button } from '@kvint/ui'
import { HabitCard } from '../habits/habit-card.tsx'
import { useHiddenHabits } from '../habits/use-hidden-habits.ts'
import type { SongRow } from '../scan/folder-messages.ts'
import { SongList } from '../songs/song-list.tsx'
import { AreaFilter } from './area-filter.tsx'
import { LibraryFigures } from './library-figures.tsx'
import '../../report/report.css'
import './library.css'

/** What is read so far: figures, habits by area, all songs. */
export const LibraryView = memo(function LibraryView(library: {
  metrics: readonly Metric[]
  songs: readonly SongRow[]
  saves: number
}) {
  const words = useLibraryCopy()
  const metrics = useDeferredValue(library.metrics)
  const songs = useDeferredValue(library.songs)
  const { hidden, hide, showAll } = useHiddenHabits()
  const [search, setSearch] = useSearchParams()
  const areas = AREAS.filter((area) => metrics.some((metric) => metric.area === area))
  const chosen = areas.find((area) => area === search.get('area')) ?? null
  const choose = (area: LibraryArea | null) =>
    setSearch(area ? { area } : {}, { replace: true, preventScrollReset: true, flushSync: true })
  const grown = useGrowing(areas.length + 1)
  const visible = useMemo(() => metrics.filter(({ id }) => !hidden.has(id)), [metrics, hidden])
  const byArea = useMemo(() => Map.groupBy(visible, ({ area }) => area), [visible])
  return (
    <div className="grid gap-10">
      <LibraryFigures songs={songs} saves={library.saves} />
      <div className="grid gap-3">
        <AreaFilter areas={areas} chosen={chosen} onChoose={choose} />
        {visible.length < metrics.length && (
          <p className="text-small text-muted">
            {words.habit.hidden(metrics.length - visible.length)}{' '}
            <Button size="tool" look="quiet" onClick={showAll}>
              {words.habit.showHidden}
            </Button>
          </p>
        )}
      </div>
      {areas
        .filter((area) => chosen === null || area === chosen)
        .slice(0, grown)
        .map((area) => (
          <AreaSection key={area} area={area} metrics={byArea.get(area) ?? NONE} onHide={hide} />
        ))}
      {chosen === null && grown > areas.length && <SongList songs={songs} />}
    </div>
  )
})

const AreaSection = memo(function AreaSection({
  area,
  metrics,
  onHide,
}: {
  area: LibraryArea
  metrics: readonly Metric[]
  onHide: (id: string) => void
}) {
  const words = useLibraryCopy()
  if (metrics.length === 0) return null
  return (
    <section aria-labelledby={`area-${area}`} className="library-area">
      <h2 id={`area-${area}`} className="text-title">
        {words.areas[area]}
      </h2>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {metrics.map((metric) => (
          <HabitCard key={metric.id} metric={metric} onHide={onHide} />
        ))}
      </div>
    </section>
  )
})

const NONE: readonly Metric[] = []
const AREAS: readonly LibraryArea[] = [
  'finishing',
  'tempo-and-key',
  'harmony',
  'playing',
  'saving',
  'form',
  'sounds',
  'mix',
  'order',
]

/** Counts up to `all`, one more a frame: so that many parts of a page never come in one piece of work. */
function useGrowing(all: number): number {
  const [shown, setShown] = useState(1)
  useEffect(() => {
    if (shown >= all) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setShown(shown + 1)))
    return () => cancelAnimationFrame(frame)
  }, [shown, all])
  return Math.min(shown, all)
}
