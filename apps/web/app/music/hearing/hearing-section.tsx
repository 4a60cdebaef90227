import { lazy, Suspense, useContext } from 'react'
import { useReport } from '../report/view/report-context.ts'
import { BounceContext } from './bounce-context.ts'
import { LoudnessLane } from './loudness-lane.tsx'
import { useBeside } from './use-beside.ts'
import type { BounceOnPage } from './use-bounce.ts'
import { useGivenSounds } from './use-given-sounds.ts'

const HearingPanel = lazy(async () => ({ default: (await import('./hearing-panel.tsx')).HearingPanel }))

/** The lane of the time line and, loaded when there is a bounce, all that was measured in it. */
export function HearingSection() {
  const bounce = useContext(BounceContext)
  return bounce && <Heard bounce={bounce} />
}

function Heard({ bounce }: { bounce: BounceOnPage }) {
  const { made } = useReport()
  const given = useGivenSounds(bounce)
  const compared = useBeside(bounce.state, made)
  return (
    <>
      <LoudnessLane bounce={bounce} given={given} beside={compared.beside} />
      {(bounce.state.kind === 'heard' || given.stems.length > 0) && (
        <Suspense fallback={null}>
          <HearingPanel bounce={bounce} compared={compared} given={given} />
        </Suspense>
      )}
    </>
  )
}
