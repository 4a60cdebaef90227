export type { Block, MonoSound } from './sound.ts'
export { MONO_RATE_HZ } from './sound.ts'
export type { AudioProblem, AudioProblemCode } from './decode/audio-problem.ts'
export { decodeAudio } from './decode/decode-audio.ts'
export type { AudioFormat, DecodedAudio, Marker } from './decode/decoded-audio.ts'
export { type AudioSource, piecesOfSource } from './decode/readable-file.ts'
export { FAULT_UNITS, type Fault, type FaultKind } from './faults/fault.ts'
export { hear, type HearOptions, type HearResult, type Measured } from './hear/hear.ts'
export type { FileFacts, HeardBands, HeardLoudness, Hearing } from './hear/hearing.ts'
export type { Music } from './hear/music.ts'
export { holdsEnoughMusic } from './hear/enough-music.ts'
export type { HeardChord, HeardKey } from './harmony/heard-harmony.ts'
export { hearMusic, layOnSet } from './hear/hear-music.ts'
export type { NoteTraces, SoundTraces } from './hear/sound-traces.ts'
export { findMasking, type MaskedBars, type StemAudibility } from './masking/find-masking.ts'
export type { Stem } from './masking/stem-powers.ts'
export { loudnessBetween } from './measure/loudness.ts'
export { bandsBetween, type BandFigures, type SpectrumFrames } from './measure/spectrum-meter.ts'
export { createFft, type Fft } from './spectrum/fft.ts'
export {
  alignToSet,
  type AlignedBounce,
  type Alignment,
  type AlignmentRefusal,
  type TimedSet,
} from './alignment/align.ts'
export type { MovedPart } from './alignment/find-moved-parts.ts'
export type { TimedNote } from './alignment/piano-roll.ts'
export type { Attack } from './alignment/refine-offset.ts'
export type { DrumKind, SampleKind } from './kind/sample-kind.ts'
export { hearNotes, notesTogether, type HeardNote } from './notes/hear-notes.ts'
export type { Root } from './kind/find-root.ts'
export { noteSalience, type Salience } from './spectrum/salience.ts'
export { onsetEnvelope, type OnsetEnvelope } from './time/onset-envelope.ts'
