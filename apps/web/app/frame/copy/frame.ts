import { copyOf } from '@kvint/ui'
import { frameEn } from './en/frame.ts'

export const useFrameCopy = copyOf(frameEn, async () => (await import('./nb/frame.ts')).frameNb)
