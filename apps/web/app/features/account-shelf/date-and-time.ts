import { currentLanguage } from '../../copy/language.ts'

/** `21 Nov 2026, 22:10`, as the reader's language writes it. */
export function dateAndTime(iso: string): string {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}
