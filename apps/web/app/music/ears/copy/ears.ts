import { copyOf } from '@kvint/ui'
import { earsEn } from './en/ears.ts'

export const useEarsCopy = copyOf(earsEn, async () => (await import('./nb/ears.ts')).earsNb)
