import type { ReactNode } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { StageCorrection } from '../answers/stage-correction.tsx'
import { spellOut } from '../model/spell-out.ts'
import { useReport } from '../view/report-context.ts'

/** Name of the set and its figures. `children` stand at the end: what can be done with the report. */
export function ReportHeading({ children }: { children?: ReactNode }) {
  const { report } = useReport()
  const { overview: words } = useReportCopy()
  const { overview, source, harmony } = report
  const figures = [
    harmony.kind === 'known'
      ? { value: harmony.key.name, said: spellOut(harmony.key.name), name: words.keySure(harmony.key.confidence) }
      : { value: '–', said: words.unknown, name: words.keyUnknown },
    { value: words.bpm(overview.tempo), name: words.tempo },
    { value: overview.meter, name: words.meter(overview.meterChanges) },
    { value: words.number(overview.lengthBars), name: words.bars(overview.lengthSeconds) },
    { value: words.number(overview.trackCounts.midi + overview.trackCounts.audio), name: words.tracks },
    { value: words.number(overview.noteCounts.arrangement + overview.noteCounts.session), name: words.notes },
  ]
  return (
    <header className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1">
          <p className="font-mono text-tool text-muted">{words.source(source)}</p>
          <h1 className="text-head tracking-[-0.02em] break-words sm:text-display">{nameOf(source.fileName)}</h1>
        </div>
        {children}
      </div>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 border-y border-line py-4 sm:grid-cols-3 lg:grid-cols-6">
        {figures.map(({ value, name, said }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-muted">{name}</dt>
            <dd className="text-title font-semibold tracking-tight" aria-label={said}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <StageCorrection />
    </header>
  )
}

/** `Nordlys_v14.als` → `Nordlys_v14`. */
export function nameOf(fileName: string): string {
  return fileName.replace(/\.als$/i, '')
}
