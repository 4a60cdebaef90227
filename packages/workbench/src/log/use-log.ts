import { useCallback } from 'react'
import { EMPTY_LOG, type Log, type LogEntry } from './log.ts'
import { type Unnumbered, withNewest } from './newest.ts'
import { useGathered } from './use-gathered.ts'

export type WriteLog<Type extends string> = (type: Type, message: string, data?: unknown) => void

export function useLog<Type extends string>(): {
  readonly log: Log<Type>
  readonly write: WriteLog<Type>
  readonly clear: () => void
} {
  const { state, add, clear } = useGathered<Log<Type>, Unnumbered<LogEntry<Type>>>(EMPTY_LOG, withNewest)
  const write: WriteLog<Type> = useCallback(
    (type, message, data) => {
      const text = data === undefined ? undefined : JSON.stringify(data, null, 2)
      const characters = message.length + (text?.length ?? 0)
      add({ type, message, timestamp: Date.now(), characters, ...(text !== undefined && { data: text }) })
    },
    [add],
  )
  return { log: state, write, clear }
}
