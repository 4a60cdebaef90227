import { Button } from '@kvint/ui'
import { useHearingCopy } from './copy/hearing.ts'
import type { BounceState } from './use-bounce.ts'
import { ProgressBar } from '../reading/progress-bar.tsx'

/** How far the listening is, and what is known already. */
export function HearingProgress({
  state,
  onCancel,
}: {
  state: BounceState & { kind: 'hearing' }
  onCancel: () => void
}) {
  const words = useHearingCopy()
  const { share, measured, fileName } = state
  return (
    <div className="bounce-drop">
      <div className="grid min-w-0 grow gap-1">
        <p className="text-small font-semibold break-words">{words.work.hearing(fileName)}</p>
        <ProgressBar value={measured ? undefined : (share ?? undefined)} max={1} aria-label={fileName} />
        <output className="text-small text-muted">
          {measured
            ? words.work.first(words.lufs(measured.loudness.integratedLufs), words.dbtp(measured.loudness.truePeakDbtp))
            : share === null
              ? ''
              : words.work.share(Math.round(share * 100))}
        </output>
      </div>
      <Button size="tool" onClick={onCancel}>
        {words.work.cancel}
      </Button>
    </div>
  )
}
