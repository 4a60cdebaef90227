import { copyOf } from '@kvint/ui'
import { contactEn } from './en/contact.ts'

export const useContactCopy = copyOf(contactEn, async () => (await import('./nb/contact.ts')).contactNb)
