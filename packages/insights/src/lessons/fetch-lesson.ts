import { NOT_YET_NORWEGIAN } from './not-yet-norwegian.ts'
import type { LessonText } from './lesson-text.ts'

export type LessonLanguage = 'en' | 'nb'

/** `language` is the one that it is written in: English where there is no translation yet. */
export type FetchedLesson = { readonly text: LessonText; readonly language: LessonLanguage }

/**
 * The lesson of a finding, by `finding.lesson`: a file of its own, loaded when somebody wants to read it.
 *
 * ```ts
 * const { text } = await fetchLesson('ha01', 'nb')
 * text.beginner.why // 'Sangen din går rundt i en kort kjede av akkorder. …'
 * ```
 * @throws where there is no such lesson, or the site could not be reached.
 */
export async function fetchLesson(id: string, language: LessonLanguage): Promise<FetchedLesson> {
  if (!/^[a-z\d-]+$/.test(id)) throw new RangeError(`“${id}” is no lesson.`)
  const isNorwegian = language === 'nb' && !NOT_YET_NORWEGIAN.has(id)
  const { lesson }: { readonly lesson: LessonText } = isNorwegian
    ? await import(`./nb/${id}.ts`)
    : await import(`./en/${id}.ts`)
  return { text: lesson, language: isNorwegian ? 'nb' : 'en' }
}
