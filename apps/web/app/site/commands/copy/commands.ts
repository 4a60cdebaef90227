import { copyOf } from '@kvint/ui'
import { commandsEn } from './en/commands.ts'

export const useCommandsCopy = copyOf(commandsEn, async () => (await import('./nb/commands.ts')).commandsNb)
