import type { LessonLanguage, LessonText } from './lesson-text.ts'

export type { LessonLanguage }

/**
 * The lesson of a finding, by `finding.lesson`: a file of its own, loaded when somebody wants to read it.
 *
 * ```ts
 * const { beginner } = await fetchLesson('ha01', 'nb')
 * beginner.why // 'Sangen din går rundt i en kort kjede av akkorder. …'
 * ```
 * @throws where there is no such lesson, or the site could not be reached.
 */
export async function fetchLesson(id: string, language: LessonLanguage): Promise<LessonText> {
  if (!/^[a-z\d-]+$/.test(id)) throw new RangeError(`“${id}” is no lesson.`)
  const { lessonFile } = await import('./lesson-files.ts')
  return await lessonFile(id, language)
}
