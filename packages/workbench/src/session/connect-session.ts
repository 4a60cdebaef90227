import {
  type AuthProvider,
  Client,
  type ClientOptions,
  type CreateMessageRequest,
  type ElicitRequest,
  LOG_LEVEL_META_KEY,
  type LoggingLevel,
  type OAuthClientProvider,
  SSEClientTransport,
  StreamableHTTPClientTransport,
  type Transport,
} from '@modelcontextprotocol/client'
import { isRecord, type McpTool } from '../wire/mcp-tool.ts'
import { CLIENT, REQUEST_TIMEOUT_MS } from '../wire/rpc-request.ts'
import { parameterHeaders } from './parameter-headers.ts'
import type { Era, Person, SdkTransport, Session } from './session.ts'
import { subscriptions } from './subscriptions.ts'
import { type AnswerServer, extensionTasks, TASKS_EXTENSION, withTaskAsResult } from './tasks/extension-tasks.ts'
import { sessionTasks } from './tasks/session-tasks.ts'
import { tracedFetch } from './traced-fetch.ts'
import { type Tell, tracedTransport } from './traced-transport.ts'

type Listener = {
  readonly person: Person
  readonly tell: Tell
  readonly onNotification: (method: string, params: unknown) => void
  readonly onClose: () => void
  readonly onError: (error: Error) => void
}

export type ConnectTo = {
  readonly url: URL
  readonly transport: SdkTransport
  readonly era: Era
  readonly authProvider: AuthProvider | OAuthClientProvider | undefined
  /** Lines for the head of each request. */
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Connects the SDK's client, until `signal` says that the page wants it no more. This file brings the SDK with it: import it
 * only where the person connects.
 */
export async function connectSession(to: ConnectTo, listener: Listener, signal: AbortSignal): Promise<Session> {
  const client = new Client(CLIENT, {
    capabilities: {
      elicitation: { form: {}, url: {} },
      sampling: {},
      roots: { listChanged: true },
      extensions: { [TASKS_EXTENSION]: {} },
    },
    versionNegotiation: { mode: MODES[to.transport === 'sse' ? 'sessions' : to.era] },
    jsonSchemaValidator: LET_PASS,
  })
  client['onclose'] = listener.onClose
  listen(client, listener)
  const transport = tracedTransport(makeTransport(to, listener.tell), listener.tell, withTaskAsResult)
  await opened(client, transport, listener.onError, signal)

  const within = { timeout: REQUEST_TIMEOUT_MS }
  const isStateless = client.getProtocolEra() === 'modern'
  let level: LoggingLevel | undefined
  const has = (capability: string) => capability in (client.getServerCapabilities() ?? {})
  const send: Session['send'] = (method, params) => client.request({ method, params }, ANY_RESULT, within)
  const offered = { ...client.getServerCapabilities() }
  const asked = isStateless ? undefined : sessionTasks(send, offered)
  const given = isStateless ? extensionTasks(send, answersOf(listener.person), offered) : undefined
  return {
    about: {
      name: client.getServerVersion()?.name ?? '',
      version: client.getServerVersion()?.version ?? '',
      protocolVersion: client.getNegotiatedProtocolVersion() ?? '',
      isStateless,
      capabilities: { ...client.getServerCapabilities() },
      instructions: client.getInstructions(),
    },
    listTools: async () => (await client.listTools(undefined, REFRESH)).tools as readonly McpTool[],
    callTool: async (tool, args, { signal, onProgress, asTask }) => {
      if (asTask && asked) return asked.start(tool, args)
      const answer = await client.callTool(
        { name: tool.name, arguments: args, ...(isStateless && level && { _meta: { [LOG_LEVEL_META_KEY]: level } }) },
        {
          ...within,
          signal,
          onprogress: onProgress,
          resetTimeoutOnProgress: true,
          ...(isStateless && { headers: parameterHeaders(tool, args) }),
        },
      )
      if (!given) return answer
      const onState = (message: string) => onProgress({ progress: 0, message })
      return asTask ? given.keep(answer) : given.finish(answer, { signal, onState })
    },
    listResources: async () => (has('resources') ? (await client.listResources(undefined, REFRESH)).resources : []),
    listTemplates: async () =>
      has('resources') ? (await client.listResourceTemplates(undefined, REFRESH)).resourceTemplates : [],
    readResource: (uri) => client.readResource({ uri }, { ...within, cacheMode: 'bypass' }),
    subscribe: subscriptions(client, isStateless),
    listPrompts: async () => (has('prompts') ? (await client.listPrompts(undefined, REFRESH)).prompts : []),
    getPrompt: (name, args) => client.getPrompt({ name, arguments: args }, within),
    complete: async (ref, name, value, others) => {
      const { completion } = await client.complete(
        { ref, argument: { name, value }, ...(Object.keys(others).length > 0 && { context: { arguments: others } }) },
        within,
      )
      return completion.values
    },
    setLoggingLevel: async (next) => {
      level = next
      if (!isStateless) await client.setLoggingLevel(next, within)
    },
    tellOfRoots: async () => {
      if (!isStateless) await client.sendRootsListChanged()
      return !isStateless
    },
    tasks: asked ?? given,
    send,
    close: () => client.close(),
  }
}

/** A stream that breaks off before the server has introduced itself would be opened again and again, in vain. */
async function opened(
  client: Client,
  transport: Transport,
  onError: Listener['onError'],
  signal: AbortSignal,
): Promise<void> {
  let broken: Error | undefined
  const close = () => void client.close().catch(() => undefined)
  signal.throwIfAborted()
  signal.addEventListener('abort', close)
  client['onerror'] = (error) => {
    onError(error)
    if (broken || !error.message.startsWith('SSE error:')) return
    broken = error
    void client.close()
  }
  try {
    await client.connect(transport, { timeout: REQUEST_TIMEOUT_MS })
  } catch (error) {
    throw broken ?? error
  } finally {
    signal.removeEventListener('abort', close)
  }
  client['onerror'] = onError
}

export function makeTransport({ url, transport, authProvider, headers }: ConnectTo, tell: Tell) {
  const options = {
    ...(authProvider && { authProvider }),
    ...(headers && { requestInit: { headers } }),
    fetch: tracedFetch(tell),
  }
  return transport === 'sse' ? new SSEClientTransport(url, options) : new StreamableHTTPClientTransport(url, options)
}

function listen(client: Client, { person, onNotification }: Listener): void {
  client.setRequestHandler('elicitation/create', ({ params }, { mcpReq }) => person.elicit(params, mcpReq.signal))
  client.setRequestHandler('sampling/createMessage', ({ params }, { mcpReq }) => sampled(person, params, mcpReq.signal))
  client.setRequestHandler('roots/list', () => ({ roots: [...person.roots()] }))
  for (const method of HEARD) {
    client.setNotificationHandler(method, ({ params }: { params?: unknown }) => onNotification(method, params))
  }
}

async function sampled(person: Person, params: CreateMessageRequest['params'], signal: AbortSignal) {
  const { text, model } = await person.sample(params, signal)
  return { role: 'assistant' as const, model, stopReason: 'endTurn', content: { type: 'text' as const, text } }
}

/** What a task asks, put to the person as if the server had asked by itself. */
function answersOf(person: Person): AnswerServer {
  const { signal } = new AbortController()
  return async (method, params) => {
    if (method === 'elicitation/create') return person.elicit(params as ElicitRequest['params'], signal)
    if (method === 'sampling/createMessage') return sampled(person, params as CreateMessageRequest['params'], signal)
    if (method === 'roots/list') return { roots: [...person.roots()] }
    throw new Error(`The task asks for ${method}, which this page does not answer.`)
  }
}

const HEARD = [
  'notifications/message',
  'notifications/resources/updated',
  'notifications/resources/list_changed',
  'notifications/tools/list_changed',
  'notifications/prompts/list_changed',
] as const
const MODES = { sessions: 'legacy', automatic: 'auto', stateless: { pin: '2026-07-28' } } as const
const REFRESH = { cacheMode: 'refresh', timeout: REQUEST_TIMEOUT_MS } as const
/** The page checks results itself, and shows them also where they do not fit. */
const LET_PASS: NonNullable<ClientOptions['jsonSchemaValidator']> = {
  getValidator: () => (data) => ({ valid: true, data: data as never, errorMessage: undefined }),
}
/** A Standard Schema that takes any object. */
const ANY_RESULT = {
  '~standard': {
    version: 1 as const,
    vendor: 'kvint',
    validate: (value: unknown) => (isRecord(value) ? { value } : { issues: [{ message: 'The result is no object.' }] }),
  },
}
