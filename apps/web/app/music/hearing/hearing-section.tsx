import type { Finding } from '@kvint/report'
import { lazy, Suspense, useContext, useEffect } from 'react'
import { BounceContext } from './bounce-context.ts'
import { LoudnessLane } from './loudness-lane.tsx'
import { useBeside } from './use-beside.ts'
import { expectPanel, loadHearingPanel } from './expect-bounce.ts'
import type { BounceOnPage } from './use-bounce.ts'
import { useGivenSounds } from './use-given-sounds.ts'
import { useStems } from './use-stems.ts'

const HearingPanel = lazy(async () => ({ default: (await loadHearingPanel()).HearingPanel }))

/** The lane of the time line and, loaded when there is a bounce, all that was measured in it. */
export function HearingSection() {
  const bounce = useContext(BounceContext)
  return bounce && <Heard bounce={bounce} />
}

function Heard({ bounce }: { bounce: BounceOnPage }) {
  const { id, base, state, tellStems } = bounce
  const given = useGivenSounds(bounce)
  const compared = useBeside(state, base)
  const stems = useStems(id, base, given.stems, state.kind === 'heard' ? state.bounce.hearing.alignment : null)
  const isExpected = state.kind === 'hearing' && state.measured !== null
  useEffect(() => {
    if (isExpected) expectPanel()
  }, [isExpected])
  useEffect(() => tellStems(stems.stems?.findings ?? NO_FINDINGS), [tellStems, stems.stems])
  return (
    <>
      <LoudnessLane bounce={bounce} given={given} beside={compared.beside} />
      {(state.kind === 'heard' || stems.all > 0 || stems.isLaid) && (
        <Suspense fallback={null}>
          <HearingPanel bounce={bounce} compared={compared} given={given} stems={stems} />
        </Suspense>
      )}
    </>
  )
}

const NO_FINDINGS: readonly Finding[] = []
