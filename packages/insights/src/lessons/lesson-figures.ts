import { type Finding, type Lesson, norwegianChord, type Report } from '@kvint/report'
import { shortName } from '../words/name-words.ts'
import type { LessonLanguage } from './fetch-lesson.ts'

/** Numbers and names of the song that a lesson may say in braces. */
export type LessonFigures = Readonly<Record<string, number | string>>

/**
 * `bpm`, `beatMs`, `halfBeatMs`, `threeQuarterBeatMs`, `sixteenthMs`, `barSeconds`, and `key` where one is known, as the
 * report names it; what the finding itself brings along wins, its notes and chords as the language names them.
 *
 * @example lessonFigures(report, finding)['halfBeatMs'] // → 170.4 at 176 BPM
 */
export function lessonFigures(
  { overview, harmony, arrangement }: Report,
  { figures }: Pick<Finding, 'figures'>,
  language: LessonLanguage = 'en',
): LessonFigures {
  const beatMs = 60_000 / overview.tempo.bpm
  const beatsPerBar = arrangement.meters[0]?.beatsPerBar ?? 4
  return {
    bpm: overview.tempo.bpm,
    beatMs,
    halfBeatMs: beatMs / 2,
    threeQuarterBeatMs: beatMs * 0.75,
    sixteenthMs: beatMs / 4,
    barSeconds: (beatMs * beatsPerBar) / 1000,
    ...(harmony.kind === 'known' ? { key: harmony.key.name } : {}),
    ...Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [
        name,
        typeof value === 'string' ? worded(name, value, language) : value,
      ]),
    ),
  }
}

/** Notes, chords and beats as the language writes them; what else is in words is a name. */
function worded(name: string, value: string, language: LessonLanguage): string {
  const isNorwegian = language === 'nb'
  if (name === 'beats') return isNorwegian ? value.replace('.', ',') : value
  if (NOTES_AND_CHORDS.has(name)) return isNorwegian ? norwegianChord(value) : value
  return shortName(value)
}

/**
 * A lesson with its figures filled in; numbers as `written` writes them, to be read by people.
 *
 * `fillLesson(lesson, { halfBeatMs: 170.4 }, String)` turns `{halfBeatMs} ms` into `170 ms`.
 *
 * @example fillLesson(lesson, { halfBeatMs: 170.4 }, String)
 */
export function fillLesson(lesson: Lesson, figures: LessonFigures, written: (value: number) => string): Lesson {
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => {
      const value = figures[name]
      if (value === undefined) return braces
      return typeof value === 'number' ? written(value >= 10 ? Math.round(value) : Math.round(value * 10) / 10) : value
    })
  return { why: fill(lesson.why), tryThis: lesson.tryThis.map(fill), listenFor: fill(lesson.listenFor) }
}

const NOTES_AND_CHORDS: ReadonlySet<string> = new Set([
  'note',
  'chord',
  'chordBefore',
  'chordAfter',
  'hard',
  'low',
  'high',
  'root',
  'third',
  'fifth',
  'tone',
  'toneBefore',
  'toneInstead',
  'tones',
  'missing',
  'otherMissing',
])
