import { beatsOfBars, type Finding } from '@kvint/report'
import { useReportCopy } from '../copy/report.ts'
import { useReport } from '../view/report-context.ts'

/** Where in the song a finding lies: its tracks by name, its bars as a stroke on the song's line. */
export function FindingPlace({ finding: { place } }: { finding: Finding }) {
  const { report, whole } = useReport()
  const { findings } = useReportCopy()
  const names = place.trackIds.flatMap((id) => report.tracks.find((track) => track.id === id)?.name ?? [])
  const span = place.bars ? beatsOfBars(report.arrangement.meters, place.bars) : null
  const share = (beat: number) => ((beat - whole.start) / (whole.end - whole.start)) * 100
  if (names.length === 0 && !span) return null
  return (
    <div className="grid gap-1 text-tool">
      {span && (
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" width="100%" height={6} aria-hidden="true">
          <rect y={2.5} width={100} height={1} className="fill-control" />
          <rect
            x={share(span.start)}
            width={Math.max(share(span.end) - share(span.start), 1)}
            height={6}
            className="fill-root"
          />
        </svg>
      )}
      <p className="flex flex-wrap gap-x-3">
        {place.bars && <span className="tabular">{findings.bars(place.bars.from, place.bars.to)}</span>}
        {names.length > 0 && <span className="text-muted">{findings.tracks(names)}</span>}
      </p>
    </div>
  )
}
