import { abruptEnding } from './arrangement/abrupt-ending.ts'
import { alwaysFull } from './arrangement/always-full.ts'
import { changesOffThePhrase } from './arrangement/changes-off-the-phrase.ts'
import { flatEnergy } from './arrangement/flat-energy.ts'
import { IN_THE_SESSION } from './arrangement/in-the-session.ts'
import { LEFT_OVER } from './arrangement/left-over.ts'
import { onePattern } from './arrangement/one-pattern.ts'
import { longUnchangedStretch } from './arrangement/long-unchanged-stretch.ts'
import { mostlyCopies } from './arrangement/mostly-copies.ts'
import { noLocators } from './arrangement/no-locators.ts'
import { noRoomForADj } from './arrangement/no-room-for-a-dj.ts'
import { noTransition } from './arrangement/no-transition.ts'
import { underAMinute } from './arrangement/under-a-minute.ts'
import { unusualLength } from './arrangement/unusual-length.ts'
import { automationInOneSection } from './automation/automation-in-one-section.ts'
import { automationOnDeviceOff } from './automation/automation-on-device-off.ts'
import { fadeCutOff } from './automation/fade-cut-off.ts'
import { noAutomation } from './automation/no-automation.ts'
import { volumeJumps } from './automation/volume-jumps.ts'
import type { Check } from './check.ts'
import { crushOnABus } from './colour/crush-on-a-bus.ts'
import { distortionsInARow } from './colour/distortions-in-a-row.ts'
import { driveWithoutTrim } from './colour/drive-without-trim.ts'
import { oversamplingOff } from './colour/oversampling-off.ts'
import { frozenTracks } from './devices/frozen-tracks.ts'
import { instrumentNeverPlayed } from './devices/instrument-never-played.ts'
import { manySwitchedOff } from './devices/many-switched-off.ts'
import { NEEDED_ELSEWHERE } from './devices/needed-elsewhere.ts'
import { notesWithoutInstrument } from './devices/notes-without-instrument.ts'
import { unnamedMacros } from './devices/unnamed-macros.ts'
import { veryManyTracks } from './devices/very-many-tracks.ts'
import { whatToFreezeFirst } from './devices/what-to-freeze-first.ts'
import { attackTakesTheHit } from './dynamics/attack-takes-the-hit.ts'
import { compressorWithoutEffect } from './dynamics/compressor-without-effect.ts'
import { compressorsInARow } from './dynamics/compressors-in-a-row.ts'
import { highRatioOnMelody } from './dynamics/high-ratio-on-melody.ts'
import { limitersOnTracks } from './dynamics/limiters-on-tracks.ts'
import { makeupAndGain } from './dynamics/makeup-and-gain.ts'
import { multibandAtFull } from './dynamics/multiband-at-full.ts'
import { nothingMakesRoom } from './dynamics/nothing-makes-room.ts'
import { releaseLongerThanBeat } from './dynamics/release-longer-than-beat.ts'
import { SIDECHAINS } from './dynamics/sidechains.ts'
import { downloadedStreams } from './files/downloaded-streams.ts'
import { lossySamples } from './files/lossy-samples.ts'
import { mixedSampleRates } from './files/mixed-sample-rates.ts'
import { sameFileTwice } from './files/same-file-twice.ts'
import { samplesInFragilePlaces } from './files/samples-in-fragile-places.ts'
import { samplesOutsideProject } from './files/samples-outside-project.ts'
import { unnamedRecordings } from './files/unnamed-recordings.ts'
import { clipGainBoosted } from './gain/clip-gain-boosted.ts'
import { faderAtItsStop } from './gain/fader-at-its-stop.ts'
import { faderAutomated } from './gain/fader-automated.ts'
import { fadersUntouched } from './gain/faders-untouched.ts'
import { gainStacked } from './gain/gain-stacked.ts'
import { mainFaderDown } from './gain/main-fader-down.ts'
import { mainHeldDown } from './gain/main-held-down.ts'
import { mutedTracks } from './gain/muted-tracks.ts'
import { allSwitchedOff } from './gain/all-switched-off.ts'
import { soloLeftOn } from './gain/solo-left-on.ts'
import { turnedDownTwice } from './gain/turned-down-twice.ts'
import { notesOutsideTheKey } from './harmony/notes-outside-the-key.ts'
import { PARTS_TOGETHER } from './harmony/parts-together.ts'
import { parallelOuterVoices } from './harmony/parallel-outer-voices.ts'
import { scaleDisagrees } from './harmony/scale-disagrees.ts'
import { twoHomes } from './harmony/two-homes.ts'
import { crossfaderAssigned } from './hygiene/crossfader-assigned.ts'
import { emptyTracks } from './hygiene/empty-tracks.ts'
import { finalFinal } from './hygiene/final-final.ts'
import { fractionalTempo } from './hygiene/fractional-tempo.ts'
import { monitorIn } from './hygiene/monitor-in.ts'
import { noGroups } from './hygiene/no-groups.ts'
import { notesToSelf } from './hygiene/notes-to-self.ts'
import { oneColour } from './hygiene/one-colour.ts'
import { pastTheMainTrack } from './hygiene/past-the-main-track.ts'
import { pastTheirGroup } from './hygiene/past-their-group.ts'
import { trackDelay } from './hygiene/track-delay.ts'
import { unnamedTracks } from './hygiene/unnamed-tracks.ts'
import { closeLowIntervals } from './low-end/close-low-intervals.ts'
import { dropWithoutBass } from './low-end/drop-without-bass.ts'
import { flatEq } from './low-end/flat-eq.ts'
import { kickAndBassBoosted } from './low-end/kick-and-bass-boosted.ts'
import { largeBoost } from './low-end/large-boost.ts'
import { lowCutAboveFundamental } from './low-end/low-cut-above-fundamental.ts'
import { narrowBoost } from './low-end/narrow-boost.ts'
import { noLowCut } from './low-end/no-low-cut.ts'
import { samePlaceBoosted } from './low-end/same-place-boosted.ts'
import { twoLowParts } from './low-end/two-low-parts.ts'
import { veryLowNotes } from './low-end/very-low-notes.ts'
import { emptyMain } from './master/empty-main.ts'
import { glueFastAttack } from './master/glue-fast-attack.ts'
import { heavyChainOnASketch } from './master/heavy-chain-on-a-sketch.ts'
import { limiterCeiling } from './master/limiter-ceiling.ts'
import { limiterDrivenHard } from './master/limiter-driven-hard.ts'
import { limiterNotLast } from './master/limiter-not-last.ts'
import { mainDeviceOff } from './master/main-device-off.ts'
import { mainEqBoost } from './master/main-eq-boost.ts'
import { mainFaderUp } from './master/main-fader-up.ts'
import { noLimiter } from './master/no-limiter.ts'
import { noMonoSwitch } from './master/no-mono-switch.ts'
import { referenceThroughMain } from './master/reference-through-main.ts'
import { stackedLimiters } from './master/stacked-limiters.ts'
import { widthToolOnMain } from './master/width-tool-on-main.ts'
import { allOnTheGrid } from './midi/all-on-the-grid.ts'
import { groovePoolUnused } from './midi/groove-pool-unused.ts'
import { machineGun } from './midi/machine-gun.ts'
import { oneVelocity } from './midi/one-velocity.ts'
import { overlappingNotes } from './midi/overlapping-notes.ts'
import { tinyNotes } from './midi/tiny-notes.ts'
import { BESIDE_OTHERS } from './others/beside-others.ts'
import { BESIDE_THE_BAR } from './rhythm/beside-the-bar.ts'
import { drumPatternNamed } from './rhythm/drum-pattern-named.ts'
import { twoSwings } from './rhythm/two-swings.ts'
import { delayNearFeedback } from './space/delay-near-feedback.ts'
import { freeDelayTime } from './space/free-delay-time.ts'
import { manyInsertReverbs } from './space/many-insert-reverbs.ts'
import { noSpace } from './space/no-space.ts'
import { returnNotFullyWet } from './space/return-not-fully-wet.ts'
import { RETURNS } from './space/returns.ts'
import { reverbOnLowParts } from './space/reverb-on-low-parts.ts'
import { reverbReturnLowEnd } from './space/reverb-return-low-end.ts'
import { veryLongDecay } from './space/very-long-decay.ts'
import { allInTheCentre } from './stereo/all-in-the-centre.ts'
import { bassNotMadeMono } from './stereo/bass-not-made-mono.ts'
import { copiesOfOneSound } from './stereo/copies-of-one-sound.ts'
import { extremeWidth } from './stereo/extreme-width.ts'
import { haasDelay } from './stereo/haas-delay.ts'
import { lowPartPanned } from './stereo/low-part-panned.ts'
import { oneSideInverted } from './stereo/one-side-inverted.ts'
import { pictureLeans } from './stereo/picture-leans.ts'
import { widenedBass } from './stereo/widened-bass.ts'
import { beatThatVaries } from './strengths/beat-that-varies.ts'
import { keepsChanging } from './strengths/keeps-changing.ts'
import { livelyVelocities } from './strengths/lively-velocities.ts'
import { MUSICAL_STRENGTHS } from './strengths/musical-strengths.ts'
import { namedAndColoured } from './strengths/named-and-coloured.ts'
import { oneRecordingManyPieces } from './strengths/one-recording-many-pieces.ts'
import { roomOnTheFaders } from './strengths/room-on-the-faders.ts'
import { roomToGrow } from './strengths/room-to-grow.ts'
import { sharedSpace } from './strengths/shared-space.ts'
import { beatsOnSustained } from './warp/beats-on-sustained.ts'
import { clipFadesOff } from './warp/clip-fades-off.ts'
import { complexOnDrums } from './warp/complex-on-drums.ts'
import { detunedClips } from './warp/detuned-clips.ts'
import { extremeStretch } from './warp/extreme-stretch.ts'
import { grooveOnAudio } from './warp/groove-on-audio.ts'
import { largeTransposition } from './warp/large-transposition.ts'
import { rePitchMovesKey } from './warp/re-pitch-moves-key.ts'
import { unwarpedLoop } from './warp/unwarped-loop.ts'
import { warpedOneShots } from './warp/warped-one-shots.ts'

/** Every check, one line each, the weightiest first; what works in the music stands in a list of its own. */
export const ALL_CHECKS: readonly Check[] = [
  ...LEFT_OVER,
  ...BESIDE_THE_BAR,
  ...SIDECHAINS,
  samplesInFragilePlaces,
  mainFaderUp,
  soloLeftOn,
  allSwitchedOff,
  mainHeldDown,
  limiterNotLast,
  widthToolOnMain,
  oneSideInverted,
  copiesOfOneSound,
  automationOnDeviceOff,
  fadeCutOff,
  notesWithoutInstrument,
  releaseLongerThanBeat,
  attackTakesTheHit,
  samplesOutsideProject,
  faderAtItsStop,
  clipGainBoosted,
  gainStacked,
  monitorIn,
  pastTheMainTrack,
  pastTheirGroup,
  lowCutAboveFundamental,
  largeBoost,
  samePlaceBoosted,
  kickAndBassBoosted,
  twoLowParts,
  veryLowNotes,
  limiterCeiling,
  limiterDrivenHard,
  stackedLimiters,
  mainEqBoost,
  referenceThroughMain,
  tinyNotes,
  returnNotFullyWet,
  reverbOnLowParts,
  lowPartPanned,
  widenedBass,
  extremeWidth,
  haasDelay,
  complexOnDrums,
  beatsOnSustained,
  unwarpedLoop,
  extremeStretch,
  rePitchMovesKey,
  scaleDisagrees,
  ...MUSICAL_STRENGTHS,
  keepsChanging,
  roomToGrow,
  oneRecordingManyPieces,
  beatThatVaries,
  sharedSpace,
  roomOnTheFaders,
  namedAndColoured,
  livelyVelocities,
  ...IN_THE_SESSION,
  longUnchangedStretch,
  onePattern,
  mostlyCopies,
  noLocators,
  changesOffThePhrase,
  alwaysFull,
  flatEnergy,
  noTransition,
  dropWithoutBass,
  abruptEnding,
  noAutomation,
  unnamedMacros,
  nothingMakesRoom,
  highRatioOnMelody,
  compressorsInARow,
  multibandAtFull,
  makeupAndGain,
  unnamedRecordings,
  fadersUntouched,
  mainFaderDown,
  faderAutomated,
  unnamedTracks,
  noGroups,
  noLowCut,
  narrowBoost,
  closeLowIntervals,
  ...PARTS_TOGETHER,
  parallelOuterVoices,
  twoHomes,
  glueFastAttack,
  oneVelocity,
  allOnTheGrid,
  twoSwings,
  drumPatternNamed,
  machineGun,
  driveWithoutTrim,
  distortionsInARow,
  crushOnABus,
  manyInsertReverbs,
  reverbReturnLowEnd,
  veryLongDecay,
  noSpace,
  freeDelayTime,
  bassNotMadeMono,
  allInTheCentre,
  pictureLeans,
  heavyChainOnASketch,
  warpedOneShots,
  finalFinal,
  largeTransposition,
  underAMinute,
  automationInOneSection,
  unusualLength,
  noRoomForADj,
  volumeJumps,
  manySwitchedOff,
  veryManyTracks,
  whatToFreezeFirst,
  frozenTracks,
  instrumentNeverPlayed,
  ...NEEDED_ELSEWHERE,
  compressorWithoutEffect,
  limitersOnTracks,
  mixedSampleRates,
  lossySamples,
  downloadedStreams,
  sameFileTwice,
  mutedTracks,
  turnedDownTwice,
  oneColour,
  emptyTracks,
  fractionalTempo,
  trackDelay,
  crossfaderAssigned,
  notesToSelf,
  flatEq,
  noLimiter,
  noMonoSwitch,
  emptyMain,
  mainDeviceOff,
  groovePoolUnused,
  overlappingNotes,
  notesOutsideTheKey,
  ...BESIDE_OTHERS,
  oversamplingOff,
  ...RETURNS,
  delayNearFeedback,
  detunedClips,
  clipFadesOff,
  grooveOnAudio,
]
