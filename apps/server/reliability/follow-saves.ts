import { pause } from './spawn-server.ts'

/** A page that follows its saves by server-sent events: what it knows of each, and when it heard it. */
export function followSaves(url: string, token: string) {
  const heardAtMs = new Map<number, number>()
  const lastEvent = new Map<string, number>()
  const closing = new AbortController()
  let line = new AbortController()
  let last = '0'
  let connections = 0

  async function connect(): Promise<void> {
    line = new AbortController()
    connections += 1
    const answer = await fetch(`${url}/api/v1/projects/events`, {
      headers: { authorization: `Bearer ${token}`, ...(last === '0' ? {} : { 'last-event-id': last }) },
      signal: line.signal,
    })
    let text = ''
    for await (const part of answer.body ?? []) {
      text += new TextDecoder().decode(part)
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) take(block)
    }
  }
  function take(block: string): void {
    const [, id, data] = /^id: (\d+)\nevent: save\ndata: (.+)$/.exec(block) ?? []
    if (id === undefined || data === undefined) return
    last = id
    const save = JSON.parse(data) as { id: string; event: number }
    if (!heardAtMs.has(save.event)) heardAtMs.set(save.event, Date.now())
    lastEvent.set(save.id, save.event)
  }
  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      await connect().catch(() => undefined)
      await pause(50)
    }
  }
  const following = follow()
  return {
    heardAtMs,
    lastEvent,
    connections: () => connections,
    breakOff: () => line.abort(),
    close() {
      closing.abort()
      line.abort()
      return following
    },
  }
}
