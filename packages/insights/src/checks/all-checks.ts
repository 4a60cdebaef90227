import { jamNeverArranged } from './arrangement/jam-never-arranged.ts'
import { strayClip } from './arrangement/stray-clip.ts'
import type { Check } from './check.ts'
import { releaseLongerThanBeat } from './dynamics/release-longer-than-beat.ts'
import { sidechainWithoutSource } from './dynamics/sidechain-without-source.ts'
import { samplesInFragilePlaces } from './files/samples-in-fragile-places.ts'
import { samplesOutsideProject } from './files/samples-outside-project.ts'
import { faderAtItsStop } from './gain/fader-at-its-stop.ts'
import { soloLeftOn } from './gain/solo-left-on.ts'
import { limiterCeiling } from './master/limiter-ceiling.ts'
import { limiterNotLast } from './master/limiter-not-last.ts'
import { mainFaderUp } from './master/main-fader-up.ts'
import { oneVelocity } from './midi/one-velocity.ts'
import { borrowedChord } from './strengths/borrowed-chord.ts'
import { keepsChanging } from './strengths/keeps-changing.ts'
import { livelyVelocities } from './strengths/lively-velocities.ts'
import { namedAndColoured } from './strengths/named-and-coloured.ts'
import { roomOnTheFaders } from './strengths/room-on-the-faders.ts'
import { rePitchMovesKey } from './warp/re-pitch-moves-key.ts'

/** Every check, one line each; findings of equal weight keep this order. */
export const ALL_CHECKS: readonly Check[] = [
  soloLeftOn,
  sidechainWithoutSource,
  mainFaderUp,
  limiterNotLast,
  samplesInFragilePlaces,
  strayClip,
  faderAtItsStop,
  releaseLongerThanBeat,
  limiterCeiling,
  samplesOutsideProject,
  rePitchMovesKey,
  oneVelocity,
  jamNeverArranged,
  borrowedChord,
  keepsChanging,
  livelyVelocities,
  namedAndColoured,
  roomOnTheFaders,
]
