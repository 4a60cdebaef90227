import { createContext } from 'react'
import type { CallDescription } from '../../snippet/call-description.ts'

export type Replay = {
  /** Sends a request again; undefined where there is no connection. */
  readonly send: ((method: string, params: Record<string, unknown>) => void) | undefined
  readonly describe: (method: string, params: Record<string, unknown>) => CallDescription
}

export const ReplayContext = createContext<Replay | undefined>(undefined)
