import { copyOf } from '@kvint/ui'
import { sharingEn } from './en/sharing.ts'

export const useSharingCopy = copyOf(sharingEn, async () => (await import('./nb/sharing.ts')).sharingNb)
