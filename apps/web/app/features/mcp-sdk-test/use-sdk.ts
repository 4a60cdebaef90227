import { useEffect, useRef, useState } from 'react'
import { sdkTestEn } from '../../copy/en/mcp.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { useLog } from '../mcp/log/use-log.ts'
import type { McpTool } from '../mcp/tool/mcp-tool.ts'
import type { Outcome } from '../mcp/tool/outcome-card.tsx'
import type { SdkConnection, SdkTransport } from './connect-sdk.ts'
import { errorWords } from './error-words.ts'

export type SdkState = 'disconnected' | 'connecting' | 'connected'

const { log: words } = sdkTestEn

/** The SDK's client as this page uses it: one connection, the tools it lists, and a log of what happened. */
export function useSdk() {
  const identity = useIdentity()
  const { log, write, clear } = useLog<'info' | 'success' | 'warning' | 'error'>()
  const [state, setState] = useState<SdkState>('disconnected')
  const [tools, setTools] = useState<readonly McpTool[]>([])
  const [error, setError] = useState<string>()
  const connection = useRef<SdkConnection>(null)
  const attempt = useRef(0)

  const fail = (message: string, cause: unknown) => {
    const said = errorWords(cause)
    setError(said)
    write('error', message, said)
    return said
  }
  /** Forgets the connection; what it still says is no longer heard. */
  const leave = () => {
    attempt.current++
    const left = connection.current
    connection.current = null
    setState('disconnected')
    setTools([])
    return left
  }
  const loadTools = async (from: SdkConnection) => {
    try {
      const listed = await from.listTools()
      if (connection.current !== from) return
      setTools(listed)
      write('success', words.tools(listed.length))
    } catch (cause) {
      if (connection.current === from) fail(words.toolsFailed, cause)
    }
  }
  const connect = async (transport: SdkTransport) => {
    const own = ++attempt.current
    const isOurs = () => attempt.current === own
    setState('connecting')
    setError(undefined)
    write('info', words.connecting, { transport })
    try {
      const { connectSdk } = await import('./connect-sdk.ts')
      const made = await connectSdk(transport, () => identity.accessToken().catch(() => null), {
        onClose: () => {
          if (!isOurs() || !connection.current) return
          leave()
          write('warning', words.closed)
        },
        onError: (cause) => {
          if (!isOurs() || !connection.current) return
          fail(words.connectFailed, cause)
          if (cause.message.startsWith('SSE error:')) void leave()?.close()
        },
      })
      if (!isOurs()) return void made.close()
      connection.current = made
      setState('connected')
      write('success', words.connected)
      await loadTools(made)
    } catch (cause) {
      if (!isOurs()) return
      leave()
      fail(words.connectFailed, cause)
    }
  }
  const disconnect = async () => {
    try {
      await leave()?.close()
      setError(undefined)
      write('info', words.disconnected)
    } catch (cause) {
      fail(words.disconnectFailed, cause)
    }
  }
  const execute = async (name: string, args: Record<string, unknown>): Promise<Outcome> => {
    write('info', words.executing(name), args)
    try {
      if (!connection.current) throw new Error('Not connected')
      const result = await connection.current.callTool(name, args)
      write('success', words.executed, result)
      return { kind: 'response', result }
    } catch (cause) {
      return { kind: 'error', message: fail(words.toolFailed, cause) }
    }
  }
  useEffect(
    () => () => {
      attempt.current++
      void connection.current?.close()
      connection.current = null
    },
    [],
  )
  return {
    state,
    tools,
    error,
    log,
    clearLog: clear,
    clearError: () => setError(undefined),
    connect,
    disconnect,
    execute,
    refresh: () => connection.current && void loadTools(connection.current),
  }
}
