import { copyOf } from './copy-of.ts'
import { abletonLiveEn } from './en/docs/ableton-live.ts'

export const useDocsAbletonLive = copyOf(
  abletonLiveEn,
  async () => (await import('./nb/docs/ableton-live.ts')).abletonLiveNb,
)
