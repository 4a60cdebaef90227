import { useLibraryCopy } from '../copy/library.ts'
import { Button, Notice, RollingMark } from '@kvint/ui'
import type { LibraryOnPage } from '../scan/library-store.ts'
import { ProgressBar } from '../../reading/progress-bar.tsx'

/** How far the reading is, and how it ended. */
export function ScanState({ library, onCancel }: { library: LibraryOnPage; onCancel: () => void }) {
  const { scan } = useLibraryCopy()
  const { state, outcome } = library
  if (state.kind === 'broken') return <Notice tone="danger">{scan.broken}</Notice>
  if (state.kind === 'listing' || state.kind === 'reading') {
    const share = state.kind === 'reading' ? state.bytesDone / Math.max(state.bytesTotal, 1) : 0
    return (
      <div className="flex flex-wrap items-center gap-4">
        <RollingMark done={share} />
        <div className="grid min-w-0 grow basis-60 gap-1">
          <ProgressBar {...(state.kind === 'reading' ? { value: share } : {})} max={1} aria-label={scan.label} />
          <p className="font-mono text-tool text-muted">
            {state.kind === 'reading'
              ? `${scan.reading(state.done, state.total)} · ${scan.bytes(state.bytesDone, state.bytesTotal)}`
              : scan.listing(state.found)}
          </p>
        </div>
        <Button size="tool" onClick={onCancel}>
          {scan.cancel}
        </Button>
      </div>
    )
  }
  if (!outcome) return null
  return <Notice tone={outcome.isCancelled ? 'warning' : 'plain'}>{outcomeOf(library, scan)}</Notice>
}

function outcomeOf({ outcome, songs, gaps }: LibraryOnPage, scan: ReturnType<typeof useLibraryCopy>['scan']): string {
  if (!outcome) return ''
  if (outcome.isCancelled) return scan.cancelled(outcome.read)
  return songs.length + gaps.length === 0 ? scan.nothing : scan.done(outcome.read, outcome.unchanged)
}
