import { currentLanguage, type Language } from './language.ts'

/**
 * A time as the reader writes it. Days and months are by the clock of the machine that saved, written as if they were
 * UTC; a moment is by the reader's clock. Its writers are kept: a list of songs asks hundreds of times.
 *
 * @example writtenDate(Date.UTC(2024, 4, 1), 'day', 'en') // → 'May 1, 2024'
 */
export function writtenDate(
  at: number,
  form: 'day' | 'month' | 'moment',
  language: Language = currentLanguage(),
): string {
  const name = `${language} ${form}`
  const writer = writers.get(name) ?? new Intl.DateTimeFormat(language, SHAPES[form])
  writers.set(name, writer)
  return writer.format(at)
}

const SHAPES: Readonly<Record<'day' | 'month' | 'moment', Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: 'medium', timeZone: 'UTC' },
  month: { month: 'short', year: 'numeric', timeZone: 'UTC' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
}
const writers = new Map<string, Intl.DateTimeFormat>()
