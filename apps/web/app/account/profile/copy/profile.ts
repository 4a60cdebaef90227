import { copyOf } from '@kvint/ui'
import { profileEn } from './en/profile.ts'

export const useProfileCopy = copyOf(profileEn, async () => (await import('./nb/profile.ts')).profileNb)
