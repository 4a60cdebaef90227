import { copyOf } from '../../../language/copy-of.ts'
import { apiEn } from './en/api.ts'

export const useDocsApi = copyOf(apiEn, async () => (await import('./nb/api.ts')).apiNb)
