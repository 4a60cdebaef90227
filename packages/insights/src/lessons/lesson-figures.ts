import type { Finding, Lesson, Report } from '@kvint/report'

/** Numbers and names of the song that a lesson may say in braces. */
export type LessonFigures = Readonly<Record<string, number | string>>

/**
 * `bpm`, `beatMs`, `halfBeatMs`, `threeQuarterBeatMs`, `sixteenthMs`, `barSeconds`, and `key` where one is known; what
 * the finding itself brings along wins.
 *
 * @example lessonFigures(report, finding)['halfBeatMs'] // → 170.4 at 176 BPM
 */
export function lessonFigures({ overview, harmony, arrangement }: Report, finding: Finding): LessonFigures {
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
    ...finding.figures,
  }
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
