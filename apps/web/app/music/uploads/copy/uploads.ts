import { copyOf } from '../../../language/copy-of.ts'
import { uploadsEn } from './en/uploads.ts'

export const useUploadsCopy = copyOf(uploadsEn, async () => (await import('./nb/uploads.ts')).uploadsNb)
