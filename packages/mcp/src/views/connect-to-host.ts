/** What a view may do: hear the answer that it shows, and ask a tool through the client that shows it. */
export type ViewHost = {
  /** `forView` is what the tool added for the view alone. */
  readonly onResult: (show: (value: Record<string, unknown>, forView: Record<string, unknown>) => void) => void
  readonly callTool: (name: string, input: Record<string, unknown>) => Promise<Record<string, unknown>>
}

/**
 * The view's end of MCP Apps (SEP-1865, revision 2026-01-26): JSON-RPC by `postMessage` with the page around it.
 * It is written into the view's page as text, so it uses nothing from outside itself.
 */
export function connectToHost(appName: string): ViewHost {
  type Message = {
    id?: number
    method?: string
    params?: Record<string, unknown>
    result?: Record<string, unknown>
    error?: unknown
  }
  const waiting = new Map<
    number,
    { resolve: (result: Record<string, unknown>) => void; reject: (reason: unknown) => void }
  >()
  let lastId = 0
  let show: ((value: Record<string, unknown>, forView: Record<string, unknown>) => void) | undefined
  let pending: [Record<string, unknown>, Record<string, unknown>] | undefined

  const post = (message: Message) => window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*')
  const request = (method: string, params: Record<string, unknown>) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const id = ++lastId
      waiting.set(id, { resolve, reject })
      post({ id, method, params })
    })

  /** Where the page around it shows a theme, the view shows the same. */
  const follow = (context: unknown) => {
    const theme = (context as { theme?: unknown } | undefined)?.theme
    if (theme === 'light' || theme === 'dark') document.documentElement.style.colorScheme = theme
  }

  window.addEventListener('message', ({ source, data }: MessageEvent<Message | undefined>) => {
    if (source !== window.parent || !data) return
    if (data.method === 'ui/notifications/tool-result') {
      const value = data.params?.['structuredContent'] as Record<string, unknown> | undefined
      const meta = data.params?.['_meta'] as Record<string, Record<string, unknown>> | undefined
      const forView = meta?.['kvint/view'] ?? {}
      if (value && show) show(value, forView)
      else if (value) pending = [value, forView]
    }
    if (data.method === 'ui/notifications/host-context-changed') follow(data.params)
    if (data.method !== undefined && data.id !== undefined) post({ id: data.id, result: {} })
    const asked = data.method === undefined && data.id !== undefined ? waiting.get(data.id) : undefined
    if (!asked || data.id === undefined) return
    waiting.delete(data.id)
    if (data.error === undefined) asked.resolve(data.result ?? {})
    else asked.reject(data.error)
  })
  new ResizeObserver(() =>
    post({ method: 'ui/notifications/size-changed', params: { height: document.documentElement.scrollHeight } }),
  ).observe(document.body)
  void request('ui/initialize', {
    protocolVersion: '2026-01-26',
    appInfo: { name: appName, version: '1.0.0' },
    appCapabilities: {},
  })
    .then(({ hostContext }) => follow(hostContext))
    .catch(() => undefined)
    .then(() => post({ method: 'ui/notifications/initialized', params: {} }))

  return {
    onResult: (listener) => {
      show = listener
      if (pending) listener(...pending)
    },
    callTool: (name, input) => request('tools/call', { name, arguments: input }),
  }
}
