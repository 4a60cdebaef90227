import { copyOf } from '../../../language/copy-of.ts'
import { profileEn } from './en/profile.ts'

export const useProfileCopy = copyOf(profileEn, async () => (await import('./nb/profile.ts')).profileNb)
