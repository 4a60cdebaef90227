import { useEffect, useRef, useState } from 'react'
import type { AuthProvider } from '@modelcontextprotocol/client'
import { useMcpWords, useSdkTestWords } from '../copy/pages.ts'
import { useSessionWords } from '../copy/session.ts'
import { useLog } from '../log/use-log.ts'
import { useHost } from '../host.ts'
import { type Reach, useReach } from '../target/target-context.ts'
import { isRecord, type McpTool } from '../wire/mcp-tool.ts'
import type { Outcome } from '../wire/outcome.ts'
import { errorWords, type TokenRefusal } from '../session/error-words.ts'
import type { PageOAuthProvider } from '../session/oauth/page-oauth-provider.ts'
import { useQuestions } from '../session/person/use-questions.ts'
import { useRoots } from '../session/roots/use-roots.ts'
import type { CallOptions, Era, SdkTransport, Session } from '../session/session.ts'
import { useTimeline } from '../session/timeline/use-timeline.ts'
import type { Tell } from '../session/traced-transport.ts'
import type { Returned } from './returned-authorization.ts'

export type SdkState = 'disconnected' | 'connecting' | 'connected'
export type How = { readonly transport: SdkTransport; readonly era: Era }

/** The SDK's client as this page uses it: one connection, the tools it lists, and a log of what happened. */
export function useSdk() {
  const mcpWords = useMcpWords()
  const sessionWords = useSessionWords()
  const { log: words } = useSdkTestWords()
  const reach = useReach()
  const { ownBase } = useHost()
  const { log, write, clear } = useLog<'info' | 'success' | 'warning' | 'error'>()
  const { timeline, tell: tellTimeline, clear: clearTimeline } = useTimeline()
  const { questions, person, drop } = useQuestions()
  const roots = useRoots()
  const [state, setState] = useState<SdkState>('disconnected')
  const [session, setSession] = useState<Session>()
  const [tools, setTools] = useState<readonly McpTool[]>([])
  const [updates, setUpdates] = useState<Readonly<Record<string, number>>>({})
  const [error, setError] = useState<string>()
  const connection = useRef<Session>(null)
  const attempt = useRef(new AbortController())
  const refusal = useRef<TokenRefusal>(undefined)
  const unanswered = useRef<string>(undefined)

  const tell: Tell = (passed) => {
    if (passed.kind === 'http' && passed.grant !== undefined) {
      const { status, grant } = passed
      refusal.current = status !== null && status >= 400 ? { grant, status } : undefined
    }
    if (passed.kind === 'http')
      unanswered.current = passed.status === null ? `${passed.method} ${passed.address}` : undefined
    tellTimeline(passed)
  }
  const fail = (message: string, cause: unknown) => {
    const plain = errorWords(cause, refusal.current)
    const said =
      unanswered.current !== undefined && cause instanceof TypeError
        ? mcpWords.unanswered(plain, unanswered.current)
        : plain
    setError(said)
    write('error', message, said)
    return said
  }
  /** Forgets the connection; what it still says is no longer heard. */
  const leave = () => {
    attempt.current.abort()
    const left = connection.current
    connection.current = null
    drop()
    setSession(undefined)
    setState('disconnected')
    setTools([])
    setUpdates({})
    return left
  }
  const loadTools = async (from: Session) => {
    try {
      const listed = await from.listTools()
      if (connection.current !== from) return
      setTools(listed)
      write('success', words.tools(listed.length))
    } catch (cause) {
      if (connection.current === from) fail(words.toolsFailed, cause)
    }
  }
  const hear = (method: string, params: unknown) => {
    if (method === 'notifications/message' && isRecord(params)) {
      const { level, logger, data } = params
      const type = LEVELS[String(level)] ?? 'info'
      write(type, sessionWords.logMessage(String(level), typeof logger === 'string' ? logger : undefined), data)
    } else if (method === 'notifications/resources/updated' && isRecord(params)) {
      const uri = String(params['uri'])
      setUpdates((before) => ({ ...before, [uri]: (before[uri] ?? 0) + 1 }))
    } else {
      write('info', sessionWords.listChanged(method))
      if (method === 'notifications/tools/list_changed' && connection.current) void loadTools(connection.current)
    }
  }
  const connectWith = async (how: How, authProvider: AuthProvider | PageOAuthProvider | undefined) => {
    const { signal } = attempt.current
    const isOurs = () => !signal.aborted
    try {
      const { connectSession } = await import('../session/connect-session.ts')
      const made = await connectSession(
        { ...how, url: how.transport === 'sse' ? reach.stream : reach.at('/mcp'), authProvider },
        {
          person: { ...person, roots: roots.current },
          tell,
          onNotification: (method, params) => isOurs() && hear(method, params),
          onClose: () => {
            if (!isOurs() || !connection.current) return
            leave()
            write('warning', words.closed)
          },
          onError: (cause) => {
            if (!isOurs() || !connection.current) return
            if (LATE.test(cause.message)) return write('info', sessionWords.late)
            fail(words.connectFailed, cause)
            if (cause.message.startsWith('SSE error:')) void leave()?.close()
          },
        },
        signal,
      )
      if (!isOurs()) return void made.close()
      connection.current = made
      setSession(made)
      setState('connected')
      write('success', words.connected)
      await loadTools(made)
    } catch (cause) {
      if (!isOurs()) return
      if (authProvider && 'isLeaving' in authProvider && authProvider.isLeaving()) {
        return write('info', sessionWords.leaving)
      }
      leave()
      fail(words.connectFailed, cause)
    }
  }
  const begin = (how: How) => {
    attempt.current.abort()
    attempt.current = new AbortController()
    setState('connecting')
    setError(undefined)
    write('info', words.connecting, {
      ...how,
      server: how.transport === 'sse' ? reach.stream.href : reach.at('/mcp').href,
    })
  }
  const connect = async (how: How) => {
    begin(how)
    if (reach.target.access !== 'oauth') return connectWith(how, bearerProvider(reach))
    const { pageOAuthProvider } = await import('../session/oauth/page-oauth-provider.ts')
    const url = how.transport === 'sse' ? reach.stream : reach.at('/mcp')
    await connectWith(how, pageOAuthProvider(url, { ...how, target: reach.target }))
  }
  /** Goes on where the authorization server has sent the person back. */
  const comeBack = async (returned: Returned) => {
    if (!returned.pending) return void fail(words.connectFailed, new Error(sessionWords.wrongState))
    begin(returned.pending)
    write('info', sessionWords.returned)
    try {
      const { finishAuthorization } = await import('../session/oauth/finish-authorization.ts')
      await connectWith(returned.pending, await finishAuthorization(returned.pending, returned.answer, ownBase, tell))
    } catch (cause) {
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
  const execute = async (tool: McpTool, args: Record<string, unknown>, options: CallOptions): Promise<Outcome> => {
    write('info', words.executing(tool.name), args)
    try {
      if (!connection.current) throw new Error('Not connected')
      const result = await connection.current.callTool(tool, args, options)
      write('success', words.executed, result)
      return { kind: 'response', result }
    } catch (cause) {
      const why = options.signal.aborted ? new Error(sessionWords.cancelled) : cause
      return { kind: 'error', message: fail(words.toolFailed, why) }
    }
  }
  useEffect(
    () => () => {
      attempt.current.abort()
      void connection.current?.close()
      connection.current = null
    },
    [],
  )
  return {
    state,
    session,
    tools,
    updates,
    question: questions[0],
    roots,
    error,
    log,
    clearLog: clear,
    clearError: () => setError(undefined),
    timeline,
    clearTimeline,
    connect,
    comeBack,
    disconnect,
    execute,
    refresh: () => connection.current && void loadTools(connection.current),
  }
}

function bearerProvider({ target, accessToken }: Reach): AuthProvider | undefined {
  if (target.access === 'none') return undefined
  return {
    token: async () => (await accessToken()) ?? undefined,
    /** The identity renews its token by itself: asking again is all there is to do before the message goes out again. */
    ...(target.kind === 'own' && { onUnauthorized: async () => void (await accessToken()) }),
  }
}

/** What the library says of words that come after their call is over: a cancelled tool may go on for a while. */
const LATE = /unknown token|unknown message ID/
const LEVELS: Readonly<Record<string, 'warning' | 'error'>> = {
  warning: 'warning',
  error: 'error',
  critical: 'error',
  alert: 'error',
  emergency: 'error',
}
