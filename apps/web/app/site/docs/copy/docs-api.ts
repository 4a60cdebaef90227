import { copyOf } from '@kvint/ui'
import { apiEn } from './en/api.ts'

export const useDocsApi = copyOf(apiEn, async () => (await import('./nb/api.ts')).apiNb)
