import type { LibraryArea, Metric } from '@kvint/insights'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { useLibraryCopy } from '../../../copy/library.ts'
import { Button } from '../../../ui/button.tsx'
import { HabitCard } from '../habits/habit-card.tsx'
import { useHiddenHabits } from '../habits/use-hidden-habits.ts'
import type { LibraryOnPage } from '../scan/library-store.ts'
import { SongList } from '../songs/song-list.tsx'
import { AreaFilter } from './area-filter.tsx'
import { LibraryFigures } from './library-figures.tsx'
import { useGrowing } from './use-growing.ts'
import '../../report/report.css'
import './library.css'

/** What is read so far: figures, habits by area, all songs. */
export function LibraryView({ library }: { library: LibraryOnPage }) {
  const words = useLibraryCopy()
  const shown = useDeferredValue(library)
  const { hidden, hide, showAll } = useHiddenHabits()
  const [search, setSearch] = useSearchParams()
  const areas = AREAS.filter((area) => shown.metrics.some((metric) => metric.area === area))
  const chosen = areas.find((area) => area === search.get('area')) ?? null
  const choose = (area: LibraryArea | null) =>
    setSearch(area ? { area } : {}, { replace: true, preventScrollReset: true, flushSync: true })
  const grown = useGrowing(areas.length + 1)
  const visible = shown.metrics.filter(({ id }) => !hidden.has(id))
  return (
    <div className="grid gap-10">
      <LibraryFigures library={shown} />
      <div className="grid gap-3">
        <AreaFilter areas={areas} chosen={chosen} onChoose={choose} />
        {visible.length < shown.metrics.length && (
          <p className="text-small text-muted">
            {words.habit.hidden(shown.metrics.length - visible.length)}{' '}
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
          <AreaSection
            key={area}
            area={area}
            metrics={visible.filter((metric) => metric.area === area)}
            onHide={hide}
          />
        ))}
      {chosen === null && grown > areas.length && <SongList songs={shown.songs} />}
    </div>
  )
}

function AreaSection({
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
}

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
