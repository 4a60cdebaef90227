import { copyOf } from './copy-of.ts'
import { gettingStartedEn } from './en/docs/getting-started.ts'

export const useDocsGettingStarted = copyOf(
  gettingStartedEn,
  async () => (await import('./nb/docs/getting-started.ts')).gettingStartedNb,
)
