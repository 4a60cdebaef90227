import { copyOf } from '../../../language/copy-of.ts'
import { apiKeysEn } from './en/api-keys.ts'

export const useApiKeysCopy = copyOf(apiKeysEn, async () => (await import('./nb/api-keys.ts')).apiKeysNb)
