import { useCallback, useEffect, useRef, useState } from 'react'
import { useSseTestWords } from '../copy/pages.ts'
import { useLog } from '../log/use-log.ts'
import { isRecord, type McpTool, toolsOf } from '../wire/mcp-tool.ts'
import { useReach } from '../target/target-context.ts'
import { initializeParams, rpcRequest } from '../wire/rpc-request.ts'
import { openSse, type SseConnection } from './open-sse.ts'

export type SseLogType = 'client' | 'server' | 'error' | 'system'

/** The stream of the page: opened on demand, closed on leaving; everything said goes to the log. */
export function useSse() {
  const reach = useReach()
  const { log, write, clear } = useLog<SseLogType>()
  const [isConnected, setIsConnected] = useState(false)
  const [isOpening, setIsOpening] = useState(false)
  const [tools, setTools] = useState<readonly McpTool[]>([])
  const connection = useRef<SseConnection>(null)
  const nextId = useRef(1)

  const say = useCallback(
    async (message: object) => {
      write('client', 'method' in message ? String(message.method) : '', message)
      try {
        await connection.current?.send(message)
      } catch (error) {
        if (connection.current)
          write('error', useSseTestWords.now().failedToSend(error instanceof Error ? error.message : String(error)))
      }
    },
    [write],
  )
  const ask = useCallback((method: string, params: object) => say(rpcRequest(nextId.current++, method, params)), [say])

  const connect = () => {
    connection.current?.close()
    nextId.current = 1
    let initializeId: unknown
    setIsOpening(true)
    write('system', useSseTestWords.now().connecting)
    connection.current = openSse(reach, {
      onOpen: () => {
        setIsOpening(false)
        setIsConnected(true)
        write('system', useSseTestWords.now().opened)
        initializeId = nextId.current
        void ask('initialize', initializeParams())
      },
      onMessage: (message) => {
        if (!isRecord(message)) return write('error', useSseTestWords.now().noJson, message)
        write('server', labelOf(message), message)
        const listed = toolsOf(message)
        if (listed) setTools(listed)
        if (isRecord(message) && message['id'] === initializeId && 'result' in message) {
          void say({ jsonrpc: '2.0', method: 'notifications/initialized' })
        }
      },
      onLost: (why) => {
        connection.current = null
        setIsOpening(false)
        setIsConnected(false)
        write('error', useSseTestWords.now().failed, why === useSseTestWords.now().lost ? undefined : why)
        write('system', useSseTestWords.now().lost)
      },
    })
  }
  const disconnect = () => {
    connection.current?.close()
    connection.current = null
    setIsOpening(false)
    setIsConnected(false)
    write('system', useSseTestWords.now().closed)
  }
  useEffect(
    () => () => {
      connection.current?.close()
      connection.current = null
    },
    [],
  )
  return { log, clear, isConnected, isOpening, tools, connect, disconnect, ask }
}

/** What an entry is called in a word: the method of a notification, or which request is answered. */
function labelOf(message: Record<string, unknown>): string {
  if (typeof message['method'] === 'string') return message['method']
  return 'error' in message ? `error ${String(message['id'])}` : `result ${String(message['id'])}`
}
