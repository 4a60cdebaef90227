import { FactsTable } from '../report/picture/facts-table.tsx'
import { useHearingCopy } from './copy/hearing.ts'
import type { SamplesOnPage } from './use-samples.ts'
import { ProgressBar } from '../reading/progress-bar.tsx'

/** How far the samples of the project folder are heard, then each where a clip plays it. */
export function SamplesPanel({ heard, all, uses }: SamplesOnPage) {
  const words = useHearingCopy()
  const { samples } = words
  if (heard < all)
    return (
      <div className="page-width grid gap-1 py-4">
        <output className="text-small text-muted">{samples.progress(heard, all)}</output>
        <ProgressBar value={heard} max={all} aria-label={samples.name} />
      </div>
    )
  return (
    <section aria-label={samples.name} data-samples-heard={heard} className="page-width grid gap-2 py-4">
      <h2 className="text-lead font-semibold">{samples.name}</h2>
      <p className="max-w-[75ch] text-small text-muted">{samples.sentence(heard, uses.length)}</p>
      {uses.length > 0 && (
        <FactsTable
          caption={samples.name}
          columns={[
            samples.file,
            samples.track,
            words.lane.bar,
            samples.kind,
            samples.sounds,
            samples.tempo,
            samples.changes,
            words.figures.peak,
          ]}
          rows={uses.map((use) => ({
            key: `${use.trackId}/${use.clipName}/${use.bars.from}`,
            cells: [
              use.fileName,
              use.trackName,
              `${use.bars.from}–${use.bars.to}`,
              use.kind === null ? '–' : samples.kinds[use.kind],
              use.key !== null ? words.key(use.key) : (use.pitch ?? '–'),
              use.bpm === null ? '–' : words.figures.bpm(use.bpm),
              samples.change(use.transposeSemitones, use.stretch, use.gainDb),
              words.dbtp(use.truePeakDbtp),
            ],
          }))}
        />
      )}
    </section>
  )
}
