import { useMemo } from 'react'
import { useReport } from '../view/report-context.ts'

/** Names of tracks by their ids. */
export function useTrackNames(): (ids: readonly (number | 'main')[]) => string[] {
  const { report } = useReport()
  return useMemo(() => {
    const names = new Map(report.tracks.map(({ id, name }) => [id, name]))
    return (ids) => ids.flatMap((id) => names.get(id) ?? [])
  }, [report])
}
