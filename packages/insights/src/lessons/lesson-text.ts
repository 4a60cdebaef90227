import type { Depth, Lesson } from '@kvint/report'

export type LessonLanguage = 'en' | 'nb'

/**
 * What a check teaches, at three depths, in one language: a file in `en/` or `nb/`, named for the check or for one of its `lessons`. `{beatMs}` and
 * its like stand for numbers of the song (`lesson-figures.ts`).
 */
export type LessonText = Readonly<Record<Depth, Lesson>>
