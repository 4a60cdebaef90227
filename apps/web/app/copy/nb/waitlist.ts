import { type WaitlistCopy, waitlistEn } from '../en/waitlist.ts'

export const waitlistNb: WaitlistCopy = waitlistEn
