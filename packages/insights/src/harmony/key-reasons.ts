import type { KeyReading, Message } from '@kvint/report'
import { inEnglish } from '../words/write-message.ts'

/** What speaks for a key, in English and as data. */
export function keyReasons(messages: readonly Message[]): Required<Pick<KeyReading, 'evidence' | 'messages'>> {
  return { evidence: messages.map(inEnglish), messages }
}
