import { copyOf } from './copy-of.ts'
import { apiEn } from './en/docs/api.ts'

export const useDocsApi = copyOf(apiEn, async () => (await import('./nb/docs/api.ts')).apiNb)
