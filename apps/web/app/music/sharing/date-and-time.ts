import { writtenDate } from '@kvint/ui'

/** `21 Nov 2026, 22:10`, as the reader's language writes it. */
export function dateAndTime(iso: string): string {
  return writtenDate(Date.parse(iso), 'moment')
}
