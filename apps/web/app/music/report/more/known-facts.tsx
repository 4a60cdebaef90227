import { useReportCopy } from '../copy/report.ts'
import { useReport } from '../view/report-context.ts'

/** Of a set without notes: what is known of it all the same. */
export function KnownFacts() {
  const { report } = useReport()
  const { known: words } = useReportCopy()
  const { overview, arrangement } = report
  const noteCount = overview.noteCounts.arrangement + overview.noteCounts.session
  if (noteCount > 0 || arrangement.clips.length === 0) return null
  const files = new Set(arrangement.clips.flatMap(({ sampleName }) => sampleName ?? []))
  const rows = [
    [words.tempo, words.tempoOf(overview)],
    [words.form, words.formOf(arrangement.sections.length, arrangement.locators.length > 0)],
    [words.clips, words.clipsOf(overview.clipCounts, arrangement.form.copyShare)],
    [words.devices, words.devicesOf(overview.deviceCount, overview.plugins)],
    [words.files, words.filesOf(files.size)],
  ] as const
  return (
    <section aria-labelledby="known" className="col-span-full grid gap-3">
      <h2 id="known" className="text-title">
        {words.title}
      </h2>
      <dl className="known-facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
