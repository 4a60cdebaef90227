import { memo } from 'react'
import { currentLanguage, writtenDate, writtenNumber } from '@kvint/ui'
import { useLibraryCopy } from '../copy/library.ts'
import type { SongRow } from '../scan/folder-messages.ts'

/** The library in four figures. */
export const LibraryFigures = memo(function LibraryFigures({
  songs,
  saves,
}: {
  songs: readonly SongRow[]
  saves: number
}) {
  const { facts } = useLibraryCopy()
  const minutes = songs.reduce((sum, { isArranged, seconds }) => sum + (isArranged ? seconds : 0), 0) / 60
  const times = songs.flatMap(({ savedAt }) => (savedAt === null ? [] : [savedAt]))
  const figures = [
    [writtenNumber(songs.length, currentLanguage()), facts.songs(songs.length)],
    [writtenNumber(saves, currentLanguage()), facts.saves(saves)],
    [minutes < 90 ? `${Math.round(minutes)} min` : `${(minutes / 60).toFixed(1)} h`, facts.hours],
    ...(times.length > 0
      ? [
          [
            `${writtenDate(Math.min(...times), 'month')} – ${writtenDate(Math.max(...times), 'month')}`,
            facts.since,
          ] as const,
        ]
      : []),
  ]
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      {figures.map(([figure, name]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-small text-muted">{name}</dt>
          <dd className="tabular text-title font-semibold">{figure}</dd>
        </div>
      ))}
    </dl>
  )
})
