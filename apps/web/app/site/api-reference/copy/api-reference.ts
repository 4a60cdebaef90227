import { copyOf } from '../../../language/copy-of.ts'
import { apiReferenceEn } from './en/api-reference.ts'

export const useApiReferenceCopy = copyOf(
  apiReferenceEn,
  async () => (await import('./nb/api-reference.ts')).apiReferenceNb,
)
