import { copyOf } from '@kvint/ui'
import { chatEn } from './en/chat.ts'

export const useChatWords = copyOf(chatEn, async () => (await import('./nb/chat.ts')).chatNb)
