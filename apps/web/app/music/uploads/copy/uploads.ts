import { copyOf } from '@kvint/ui'
import { uploadsEn } from './en/uploads.ts'

export const useUploadsCopy = copyOf(uploadsEn, async () => (await import('./nb/uploads.ts')).uploadsNb)
