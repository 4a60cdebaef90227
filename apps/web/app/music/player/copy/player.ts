import { copyOf } from '@kvint/ui'
import { playerEn } from './en/player.ts'

export const usePlayerCopy = copyOf(playerEn, async () => (await import('./nb/player.ts')).playerNb)
