import { withWords } from '@kvint/ui'
import { AudioLines } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'
import { ChooseFiles } from './choose-files.tsx'
import { useHearingCopy } from './copy/hearing.ts'
import type { BounceOnPage } from './use-bounce.ts'
import type { GivenOnPage } from './use-given-sounds.ts'

/** Few bounces have to be placed by hand. */
const PlaceBounce = lazy(async () => ({
  default: (await withWords(import('./place-bounce.tsx'))).PlaceBounce,
}))

/** The place to give a bounce; also why the last one was not heard, or does not lie on the arrangement. */
export function BounceDrop({ bounce, given: { isOver, take } }: { bounce: BounceOnPage; given: GivenOnPage }) {
  const words = useHearingCopy()
  const id = useId()
  const { state } = bounce
  return (
    <div className="grid min-w-0 gap-2">
      {state.kind === 'failed' && (
        <p role="alert" className="text-small">
          <strong className="text-danger">{words.work.failed(state.fileName)} </strong>
          {state.problem === null ? words.work.broken : words.work.reason(state.problem)}
        </p>
      )}
      {state.kind === 'heard' && (
        <Suspense fallback={null}>
          <PlaceBounce bounce={bounce} state={state} />
        </Suspense>
      )}
      <div className={isOver ? 'bounce-drop bounce-drop-over' : 'bounce-drop'}>
        <AudioLines size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-muted" />
        <p id={id} className="min-w-0 grow text-small text-muted">
          {isOver ? (
            <strong className="text-ink">{words.lane.release}</strong>
          ) : (
            <>
              <strong className="text-ink">{words.lane.drop}</strong> {words.lane.why}
            </>
          )}
        </p>
        <ChooseFiles label={words.lane.choose} describedBy={id} onFiles={take} />
      </div>
    </div>
  )
}
