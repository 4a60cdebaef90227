import type { Check } from '../../checks/check.ts'
import type { Bounce } from '../bounce.ts'
import { clicksAndDropouts } from './faults/clicks-and-dropouts.ts'
import { dcOffset } from './faults/dc-offset.ts'
import { humAndHiss } from './faults/hum-and-hiss.ts'
import { otherRate } from './faults/other-rate.ts'
import { clippedMixdown } from './level/clipped-mixdown.ts'
import { codecRisk } from './level/codec-risk.ts'
import { cutOffEnd } from './level/cut-off-end.ts'
import { denseSection } from './level/dense-section.ts'
import { dropNoLouder } from './level/drop-no-louder.ts'
import { flatArc } from './level/flat-arc.ts'
import { muchHeadroom } from './level/much-headroom.ts'
import { oneMoment } from './level/one-moment.ts'
import { platformLevels } from './level/platform-levels.ts'
import { silenceAtTheEnds } from './level/silence-at-the-ends.ts'
import { squashed } from './level/squashed.ts'
import { truePeakOvers } from './level/true-peak-overs.ts'
import { movedParts } from './music/moved-parts.ts'
import { sectionsThatLift } from './music/sections-that-lift.ts'
import { tuning } from './music/tuning.ts'
import { bump } from './spectrum/bump.ts'
import { dull } from './spectrum/dull.ts'
import { lossySource } from './spectrum/lossy-source.ts'
import { noLowEnd } from './spectrum/no-low-end.ts'
import { rumble } from './spectrum/rumble.ts'
import { bandLostInMono } from './stereo/band-lost-in-mono.ts'
import { lopsided } from './stereo/lopsided.ts'
import { lowEndNotMono } from './stereo/low-end-not-mono.ts'
import { monoInStereo } from './stereo/mono-in-stereo.ts'
import { polarity } from './stereo/polarity.ts'
import { steadyLowEnd } from './stereo/steady-low-end.ts'
import { widthArc } from './stereo/width-arc.ts'

/** What is looked for in a bounce, in the order in which equal findings are told. Numbered as the research numbers them. */
export const BOUNCE_CHECKS: readonly Check<Bounce>[] = [
  otherRate,
  movedParts,
  clippedMixdown,
  truePeakOvers,
  clicksAndDropouts,
  cutOffEnd,
  silenceAtTheEnds,
  polarity,
  lowEndNotMono,
  monoInStereo,
  lopsided,
  bandLostInMono,
  squashed,
  dcOffset,
  humAndHiss,
  lossySource,
  noLowEnd,
  dull,
  bump,
  dropNoLouder,
  sectionsThatLift,
  steadyLowEnd,
  denseSection,
  oneMoment,
  flatArc,
  widthArc,
  rumble,
  codecRisk,
  platformLevels,
  muchHeadroom,
  tuning,
]
