import { copyOf } from '@kvint/ui'
import { apiKeysEn } from './en/api-keys.ts'

export const useApiKeysCopy = copyOf(apiKeysEn, async () => (await import('./nb/api-keys.ts')).apiKeysNb)
