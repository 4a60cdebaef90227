import { copyOf } from '@kvint/ui'
import { gettingStartedEn } from './en/getting-started.ts'

export const useDocsGettingStarted = copyOf(
  gettingStartedEn,
  async () => (await import('./nb/getting-started.ts')).gettingStartedNb,
)
