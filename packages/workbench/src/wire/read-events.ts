export type StreamEvent = { readonly event: string; readonly data: string }

/** The events of an event stream as they arrive, by the rules of the HTML standard (§9.2.6). */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  let [event, data, isCut] = ['', [] as string[], false]
  let rest = ''
  for await (const text of textOf(body)) {
    if (text === '') continue
    rest += isCut && text.startsWith('\n') ? text.slice(1) : text
    isCut = rest.endsWith('\r')
    let start = 0
    // Line by line, as who listens may pause between the events of a large piece.
    for (const { 0: end, index } of rest.matchAll(/\r\n|\r|\n/g)) {
      const line = rest.slice(start, index)
      start = index + end.length
      if (line === '') {
        if (data.length > 0) yield { event: event || 'message', data: data.join('\n') }
        ;[event, data] = ['', []]
        continue
      }
      const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? []
      if (field === 'event') event = value
      if (field === 'data') data.push(value)
    }
    rest = rest.slice(start)
  }
}

async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield decoder.decode(value, { stream: true })
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
