import { currentLanguage, writtenDate, writtenNumber } from '@kvint/ui'

/** Has the browser load what numbers, dates and sentences are written with, which holds up the first of each for long. */
export function prepareWriting(): void {
  writtenNumber(0, currentLanguage())
  writtenDate(0, 'day')
  new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment('.')
}
