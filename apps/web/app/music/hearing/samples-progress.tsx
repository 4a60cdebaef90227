import { useHearingCopy } from './copy/hearing.ts'

/** How many samples of the project folder were heard. */
export function SamplesProgress({ heard, all }: { heard: number; all: number }) {
  const { samples } = useHearingCopy()
  return (
    <div className="page-width grid gap-1 py-4">
      <output className="text-small text-muted">{samples.progress(heard, all)}</output>
      <progress value={heard} max={all} aria-label={samples.name} className="job-progress" />
    </div>
  )
}
