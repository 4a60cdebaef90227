export type { Chord, ChordColour, ChordExtension, ChordIdentity, HarmonicFunction } from './chords/chord.ts'
export { CHORD_QUALITIES, chordFamily, type ChordQuality } from './chords/chord-quality.ts'
export { chordNoteNames, chordSymbol } from './chords/chord-symbol.ts'
export { analyseHarmony } from './harmony/analyse-harmony.ts'
export type { HarmonyOptions } from './harmony/harmony-options.ts'
export type { Harmony } from './harmony/harmony.ts'
export type { Evidence, EvidenceFigure, EvidenceKind, EvidenceWords } from './keys/evidence.ts'
export { EVIDENCE_PATTERNS } from './keys/evidence-words.ts'
export type { KeyFinding } from './keys/key-finding.ts'
export { keyName, modeName } from './keys/key-name.ts'
export { keyRelation, type KeyRelation } from './keys/key-relation.ts'
export type { LocalKey } from './keys/local-key.ts'
export { MODE_INTERVALS, MODES, modeFamily, type Key, type Mode } from './pitch/mode.ts'
export { isInScale, scaleMembers } from './keys/scale-members.ts'
export type { ScaleCheck } from './keys/scale-check.ts'
export type { NonChordTone, NonChordToneKind } from './chords/non-chord-tone.ts'
export { barAt, barGrid, type BarGrid } from './notes/bar-grid.ts'
export { COMMON_TIME, type Meter } from './notes/meter.ts'
export type { Note } from './notes/note.ts'
export type { TrackRole } from './notes/track-role.ts'
export { noteName, pitchClassName } from './pitch/note-name.ts'
export { romanNumeral, type RomanNumeral } from './roman/roman-numeral.ts'
export { velocityLayers, type VelocityLayer } from './rhythm/velocity-layers.ts'
export { unknown, UNKNOWN_EXPLANATIONS, type Unknown, type UnknownReason } from './unknown.ts'
export { analyseForm } from './form/analyse-form.ts'
export { letterSections } from './form/letter-sections.ts'
export { segmentBars, type BarContent } from './form/segment-bars.ts'
export type { Form, Repeat, Section, SectionMark } from './form/form.ts'
export { analyseMelody } from './melody/analyse-melody.ts'
export type { Melody, MelodyTension } from './melody/melody.ts'
export { nameDrumPattern, type DrumHits, type DrumPattern } from './rhythm/drum-pattern.ts'
export { analyseRhythm } from './rhythm/analyse-rhythm.ts'
export type { Loop } from './rhythm/find-loop.ts'
export type { GridFit } from './rhythm/grid-fit.ts'
export { polymeterOf, type Polymeter } from './rhythm/polymeter.ts'
export type { Rhythm, RhythmResult } from './rhythm/rhythm.ts'
export { nameRhythmCell, type RhythmCell, type RhythmCellName } from './rhythm/rhythm-cell.ts'
export type { Swing } from './rhythm/swing.ts'
export type { Syncopation } from './rhythm/syncopation.ts'
export type { VelocityShape } from './rhythm/velocity-shape.ts'
export type {
  AppliedChord,
  BassMotion,
  BorrowedChord,
  Cadence,
  ForeignNoteKind,
  ForeignNotes,
  HarmonicRhythm,
  HarmonyFacts,
  Pedal,
  Progression,
  ScaleCoverage,
  SeventhDegree,
  Span,
} from './facts/harmony-facts.ts'
export { compareVoices, type VoicePair } from './facts/voice-pair.ts'
export { findHarmonyFacts } from './facts/find-harmony-facts.ts'
export { nameSchema } from './facts/progression-schemas.ts'
