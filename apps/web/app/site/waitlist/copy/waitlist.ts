import { copyOf } from '@kvint/ui'
import { waitlistEn } from './en/waitlist.ts'

export const useWaitlistCopy = copyOf(waitlistEn, async () => (await import('./nb/waitlist.ts')).waitlistNb)
