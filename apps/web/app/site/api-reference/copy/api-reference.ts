import { copyOf } from '@kvint/ui'
import { apiReferenceEn } from './en/api-reference.ts'

export const useApiReferenceCopy = copyOf(
  apiReferenceEn,
  async () => (await import('./nb/api-reference.ts')).apiReferenceNb,
)
