import { useHearingCopy } from './copy/hearing.ts'
import { MaskingPicture } from './masking-picture.tsx'
import type { StemsOnPage } from './use-stems.ts'
import { ProgressBar } from '../reading/progress-bar.tsx'

/** How far the stems are heard, and who covers whom. */
export function StemsPanel({ stems: { heard, all, failed, stems, isLaid } }: { stems: StemsOnPage }) {
  const { stems: words, work } = useHearingCopy()
  return (
    <>
      {heard < all && (
        <div className="grid gap-1">
          <output className="text-small text-muted">{words.progress(heard, all)}</output>
          <ProgressBar value={heard} max={all} aria-label={words.name} />
        </div>
      )}
      {failed.map((name) => (
        <p key={name} className="text-small">
          <strong className="text-danger">{work.failed(name)}</strong>
        </p>
      ))}
      {isLaid && (stems ? <MaskingPicture parts={stems.parts} /> : <p className="text-small">{words.unplaced}</p>)}
    </>
  )
}
