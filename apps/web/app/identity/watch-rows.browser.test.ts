import { afterEach, expect, it, vi } from 'vitest'
import { watchRows } from './watch-rows.ts'

const ROWS = { schema: 'public', table: 'users', filter: 'supabase_id=eq.u1' }
const source = { service: { url: 'http://auth.test', anonKey: 'anon' }, accessToken: () => Promise.resolve(null) }

/** A line that opens when it is told to. Browsers complain in the console of one that is closed before. */
class Line {
  static readonly lines: Line[] = []
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState = Line.CONNECTING
  onopen: (() => void) | null = null
  onclose: ((event: object) => void) | null = null
  readonly closedAt: number[] = []
  readonly send = vi.fn<(message: string) => void>()

  constructor() {
    Line.lines.push(this)
  }

  open() {
    this.readyState = Line.OPEN
    this.onopen?.()
  }

  close() {
    this.closedAt.push(this.readyState)
    this.readyState = Line.CLOSED
    this.onclose?.({ code: 1000, wasClean: true })
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  Line.lines.length = 0
})

it('closes a line that is still being opened once it stands, and then for good', async () => {
  vi.stubGlobal('WebSocket', Line)
  const end = watchRows(source, ROWS, () => undefined)
  await expect.poll(() => Line.lines.length).toBe(1)
  const [line] = Line.lines
  end()
  await new Promise((resolve) => setTimeout(resolve, 50))
  line?.open()
  await expect.poll(() => line?.closedAt).toEqual([Line.OPEN])
  expect(Line.lines).toHaveLength(1)
})
