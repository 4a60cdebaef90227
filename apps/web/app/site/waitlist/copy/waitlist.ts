import { copyOf } from '../../../language/copy-of.ts'
import { waitlistEn } from './en/waitlist.ts'

export const useWaitlistCopy = copyOf(waitlistEn, async () => (await import('./nb/waitlist.ts')).waitlistNb)
