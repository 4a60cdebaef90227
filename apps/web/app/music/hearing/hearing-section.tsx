import { lazy, Suspense, useContext } from 'react'
import { BounceContext } from './bounce-context.ts'
import { LoudnessLane } from './loudness-lane.tsx'

const HearingPanel = lazy(async () => ({ default: (await import('./hearing-panel.tsx')).HearingPanel }))

/** The lane of the time line and, loaded when there is a bounce, all that was measured in it. */
export function HearingSection() {
  const bounce = useContext(BounceContext)
  return (
    <>
      <LoudnessLane />
      {bounce?.state.kind === 'heard' && (
        <Suspense fallback={null}>
          <HearingPanel bounce={bounce} />
        </Suspense>
      )}
    </>
  )
}
