import { type ChatCopy, chatEn } from '../en/chat.ts'

export const chatNb: ChatCopy = chatEn
