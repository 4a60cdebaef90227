import { useCallback, useState } from 'react'
import { EMPTY_LOG, type Log, withEntry } from './log.ts'

export type WriteLog<Type extends string> = (type: Type, message: string, data?: unknown) => void

export function useLog<Type extends string>(): {
  readonly log: Log<Type>
  readonly write: WriteLog<Type>
  readonly clear: () => void
} {
  const [log, setLog] = useState<Log<Type>>(EMPTY_LOG)
  const write: WriteLog<Type> = useCallback((type, message, data) => {
    const timestamp = Date.now()
    setLog((before) => withEntry(before, { type, message, timestamp, ...(data !== undefined && { data }) }))
  }, [])
  return { log, write, clear: useCallback(() => setLog(EMPTY_LOG), []) }
}
