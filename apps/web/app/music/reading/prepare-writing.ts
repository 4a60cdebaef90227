import { currentLanguage, writtenDate, writtenNumber } from '@kvint/ui'
import { whenIdle } from '../../start-up/when-idle.ts'

/**
 * Has the browser load what numbers, dates and sentences are written with, which holds up the first of each for long: each
 * where nothing else is to do.
 */
export function prepareWriting(): void {
  whenIdle(() => {
    writtenNumber(0, currentLanguage())
    whenIdle(() => {
      writtenDate(0, 'day')
      whenIdle(() => new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment('.'))
    })
  })
}
