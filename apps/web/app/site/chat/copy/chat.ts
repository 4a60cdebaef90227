import { copyOf } from '@kvint/ui'
import { chatEn } from './en/chat.ts'

export const useChatCopy = copyOf(chatEn, async () => (await import('./nb/chat.ts')).chatNb)
