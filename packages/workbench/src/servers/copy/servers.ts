import { copyOf } from '@kvint/ui'
import { serversEn } from './en/servers.ts'

export const useServerWords = copyOf(serversEn, async () => (await import('./nb/servers.ts')).serversNb)
