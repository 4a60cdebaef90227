import { useEffect, useRef, useState } from 'react'
import { errorWords } from '../session/error-words.ts'
import type { Session } from '../session/session.ts'
import type { McpTool } from '../wire/mcp-tool.ts'
import type { ConfiguredServer } from './read-config.ts'

export type ReachableServer = Extract<ConfiguredServer, { kind: 'reachable' }>
export type ServerState =
  | { readonly kind: 'idle' | 'connecting' }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'connected'; readonly session: Session; readonly tools: readonly McpTool[] }

/** Connections to several servers at once, by their names in the file; all end with the page. */
export function useServers() {
  const [states, setStates] = useState<Readonly<Record<string, ServerState>>>({})
  const open = useRef(new Map<string, Session>())
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const sessions = open.current
    leaving.current = new AbortController()
    return () => {
      leaving.current.abort()
      for (const session of sessions.values()) void session.close().catch(() => undefined)
      sessions.clear()
    }
  }, [])
  const tell = (name: string, state: ServerState) => setStates((before) => ({ ...before, [name]: state }))

  const connect = async ({ name, address, transport, headers }: ReachableServer) => {
    tell(name, { kind: 'connecting' })
    const { signal } = leaving.current
    try {
      const { connectSession } = await import('../session/connect-session.ts')
      const session = await connectSession(
        { url: new URL(address), transport, era: 'automatic', authProvider: undefined, headers },
        {
          person: NOBODY,
          tell: () => undefined,
          onNotification: () => undefined,
          onClose: () => {
            open.current.delete(name)
            tell(name, { kind: 'idle' })
          },
          onError: () => undefined,
        },
        signal,
      )
      if (signal.aborted) return void session.close()
      open.current.set(name, session)
      tell(name, { kind: 'connected', session, tools: await session.listTools() })
    } catch (error) {
      await disconnect(name)
      tell(name, { kind: 'failed', why: errorWords(error) })
    }
  }
  const disconnect = async (name: string) => {
    const session = open.current.get(name)
    open.current.delete(name)
    await session?.close().catch(() => undefined)
    tell(name, { kind: 'idle' })
  }
  return { states, connect, disconnect }
}

/** Questions of a server go to the connection that the page is about; here they are refused. */
const NOBODY = {
  elicit: async () => ({ action: 'decline' as const }),
  sample: () => Promise.reject(new Error('The user refused the request')),
  roots: () => [],
}
