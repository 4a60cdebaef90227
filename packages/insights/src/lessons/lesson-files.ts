import type { LessonLanguage, LessonText } from './lesson-text.ts'

/** Where each lesson lies: a bundler lists them all here, which only a reader of lessons needs. */
export async function lessonFile(id: string, language: LessonLanguage): Promise<LessonText> {
  const { lesson }: { readonly lesson: LessonText } =
    language === 'nb' ? await import(`./nb/${id}.ts`) : await import(`./en/${id}.ts`)
  return lesson
}
