import { useState } from 'react'
import { FactsTable } from '../report/picture/facts-table.tsx'
import { useHearingCopy } from './copy/hearing.ts'
import { HeardNotes } from './heard-notes.tsx'
import type { SamplesOnPage } from './use-samples.ts'
import { ProgressBar } from '../reading/progress-bar.tsx'

/** How far the samples of the project folder are heard, then each where a clip plays it. */
export function SamplesPanel({ heard, all, unheard, left, uses, files }: SamplesOnPage) {
  const words = useHearingCopy()
  const { samples } = words
  const done = heard + unheard
  const progress = done < all && (
    <div className="grid gap-1">
      <output className="text-small text-muted">{samples.progress(done, all)}</output>
      <ProgressBar value={done} max={all} aria-label={samples.name} />
    </div>
  )
  if (progress && uses.length === 0) return <div className="page-width py-4">{progress}</div>
  return (
    <section
      aria-label={samples.name}
      data-samples-heard={progress ? undefined : heard}
      className="page-width grid gap-2 py-4"
    >
      <h2 className="text-lead font-semibold">{samples.name}</h2>
      {progress || (
        <p className="max-w-[75ch] text-small text-muted">
          {[samples.sentence(heard, uses.length), samples.unheard(unheard), samples.left(left)]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
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
      <NotesOfSample uses={uses} files={files} />
    </section>
  )
}

/** Which of the samples with a pitch to hear the notes of. */
function NotesOfSample({ uses, files }: Pick<SamplesOnPage, 'uses' | 'files'>) {
  const { samples } = useHearingCopy()
  const [chosen, setChosen] = useState<string | null>(null)
  const pitched = new Set(uses.filter(({ kind }) => kind === 'loop' || kind === 'sustained').map((use) => use.fileName))
  const offered = files.filter(({ name }) => pitched.has(name))
  const file = offered.find(({ name }) => name === chosen) ?? offered[0]
  if (!file) return null
  return (
    <div className="grid gap-2">
      <label className="flex flex-wrap items-center gap-2 text-small">
        {samples.notesOf}
        <select
          className="min-h-8 max-w-full rounded-control border border-control bg-raised px-2 text-ink pointer-coarse:min-h-11 pointer-coarse:text-base"
          value={file.name}
          onChange={({ target }) => setChosen(target.value)}
        >
          {offered.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <HeardNotes key={file.name} file={file} />
    </div>
  )
}
