import { copyOf } from '@kvint/ui'
import { abletonLiveEn } from './en/ableton-live.ts'

export const useDocsAbletonLive = copyOf(
  abletonLiveEn,
  async () => (await import('./nb/ableton-live.ts')).abletonLiveNb,
)
