export { ALL_CHECKS } from './checks/all-checks.ts'
export type { Check, Sighting } from './checks/check.ts'
export { hearBounce, type HeardBounce } from './bounce/hear-bounce.ts'
export { withBounce } from './bounce/with-bounce.ts'
export { changeWords } from './compare/change-words.ts'
export { compareSettings, type SettingChanges } from './compare/compare-settings.ts'
export { chordsMidi } from './export/chords-midi.ts'
export { tracksCsv } from './export/tracks-csv.ts'
export { fetchLesson, type LessonLanguage } from './lessons/fetch-lesson.ts'
export { orderFindings, type OrderedFindings } from './lessons/order-findings.ts'
export { fillLesson, lessonFigures, type LessonFigures } from './lessons/lesson-figures.ts'
export { lengthAmongOwn, type LengthAmongOwn } from './library/length-among-own.ts'
export { readSongFacts } from './library/facts/read-song-facts.ts'
export { saveFacts, type SaveFacts } from './library/facts/save-facts.ts'
export type { SongFacts } from './library/facts/song-facts.ts'
export { saveOutline, songOutline, type SongOutline } from './library/facts/song-outline.ts'
export { fillClaim } from './library/fill-claim.ts'
export { backupTime, groupSaves, type SavesOfSong } from './library/group-saves.ts'
export type { LibraryEntry, LibraryProject } from './library/library-entry.ts'
export { libraryMetrics } from './library/library-metrics.ts'
export type { Figures, LibraryArea, Metric } from './library/metric.ts'
export type { MetricWords } from './library/metric-words.ts'
export { timeOfSave } from './library/library-song.ts'
export type * from './library/picture.ts'
export { METRIC_WORDS, type MetricId } from './library/words/all-words.ts'
export {
  makeReport,
  reportSteps,
  type FileOfSet,
  type ReportOptions,
  type ReportProgress,
  type ReportStep,
} from './make-report.ts'
export { songSummary } from './summary/song-summary.ts'
export type { Corrections } from './song/song-steps.ts'
