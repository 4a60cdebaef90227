export type { Change, FindingChange, PlacedName, SongChange, TrackChange } from './compare/change.ts'
export { compare } from './compare/compare.ts'
export { matchTracks } from './compare/match-tracks.ts'
export { everythingTold } from './everything-told.ts'
export { type KeptReport, migrateReport } from './migrate-report.ts'
export {
  barAt,
  barPlace,
  barsBetween,
  barsOfBeats,
  beatOfBar,
  type BeatRange,
  beatsOfBars,
  wholeRange,
} from './music/bars.ts'
export { heardSpans } from './music/heard-spans.ts'
export { withSigns } from './music/musical-signs.ts'
export { norwegianChord, norwegianHarmony, norwegianKeyName } from './music/norwegian-names.ts'
export { keyAt, keyOf, localKeyAt, pitchClassSign, pitchName } from './music/pitch-names.ts'
export { nominalHz } from './music/nominal-hz.ts'
export { isLetter } from './music/is-letter.ts'
export { lastBar, parkedClips, songRange } from './music/song-range.ts'
export { secondsBetween, tempoClock, type TempoClock, type TempoPoint } from './music/tempo.ts'
export type * from './schema/arrangement-picture.ts'
export type { BarRange } from './schema/bar-range.ts'
export { findingSchema } from './schema/finding.ts'
export type * from './schema/finding.ts'
export { sectionReportSchema } from './schema/arrangement-picture.ts'
export { harmonySchema } from './schema/harmony.ts'
export type * from './schema/harmony.ts'
export type * from './schema/overview.ts'
export { type Figure, figureSchema, type Message, messageSchema, type Unit } from './schema/message.ts'
export { reportSchema, type Report, type ReportGap, type ReportSource } from './schema/report.ts'
export type * from './schema/track-report.ts'
