import { copyOf } from '@kvint/ui'
import { serverEn } from './en/server.ts'

export const useTestedServerWords = copyOf(serverEn, async () => (await import('./nb/server.ts')).serverNb)
