import { copyOf } from '@kvint/ui'
import { watchEn } from './en/watch.ts'

export const useWatchCopy = copyOf(watchEn, async () => (await import('./nb/watch.ts')).watchNb)
