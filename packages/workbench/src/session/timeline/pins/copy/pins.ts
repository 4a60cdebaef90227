import { copyOf } from '@kvint/ui'
import { pinsEn } from './en/pins.ts'

export const usePinWords = copyOf(pinsEn, async () => (await import('./nb/pins.ts')).pinsNb)
