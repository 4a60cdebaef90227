import { copyOf } from '../../../language/copy-of.ts'
import { chatEn } from './en/chat.ts'

export const useChatCopy = copyOf(chatEn, async () => (await import('./nb/chat.ts')).chatNb)
