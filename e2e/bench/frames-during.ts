import type { CDPSession, Page } from '@playwright/test'

export type Frames = {
  /** Milliseconds between turns of the page. */
  readonly presented: readonly number[]
  /** Milliseconds from when the page’s thread began with a frame to when it was painted. */
  readonly own: readonly number[]
}

/** The frames of a page while something is done to it. */
export async function framesDuring(page: Page, devtools: CDPSession, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const presented: number[] = []
    Object.assign(globalThis, { presented, isMeasuring: true })
    let last = performance.now()
    const next = (now: number) => {
      presented.push(now - last)
      last = now
      if (Reflect.get(globalThis, 'isMeasuring') === true) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  await devtools.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  const own = framesOf(await traced(devtools))
  const presented = await page.evaluate(() => {
    Object.assign(globalThis, { isMeasuring: false })
    return (globalThis as unknown as { presented: number[] }).presented.slice(1)
  })
  return { presented, own }
}

export function print(what: string, { presented, own }: Frames): void {
  // Frames come at multiples of a sixtieth: three of those are 50 ms and some rounding.
  const slow = presented.filter((ms) => ms > 51).length
  const third = presented.filter((ms) => ms > 45 && ms <= 51).length
  console.log(
    `${what}: ${presented.length} frames, p50 ${at(presented, 0.5)} ms, p99 ${at(presented, 0.99)} ms, longest ${at(presented, 1)} ms, ${third} of 50 ms, ${slow} over 50 ms; of the page’s own thread p50 ${at(own, 0.5)} ms, p99 ${at(own, 0.99)} ms, longest ${at(own, 1)} ms, ${over(own, 40)} over 40 ms, ${over(own, 50)} over 50 ms`,
  )
}

function over(all: readonly number[], limitMs: number): number {
  return all.filter((ms) => ms > limitMs).length
}

function at(all: readonly number[], share: number): string {
  const sorted = all.toSorted((a, b) => a - b)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
}

type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly pid: number
  readonly id2?: { readonly local?: string }
}

async function traced(devtools: CDPSession): Promise<readonly TraceEvent[]> {
  const complete = new Promise<{ stream?: string }>((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  const { stream: handle = '' } = await complete
  const parts: Buffer[] = []
  for (let isOver = false; !isOver;) {
    const { data, eof, base64Encoded } = await devtools.send('IO.read', { handle, size: 2 ** 23 })
    parts.push(Buffer.from(data, base64Encoded === true ? 'base64' : 'utf8'))
    isOver = eof
  }
  await devtools.send('IO.close', { handle })
  return (JSON.parse(Buffer.concat(parts).toString()) as { traceEvents: TraceEvent[] }).traceEvents
}

/** Those of which the browser tells pages only the ones over 50 ms (`long-animation-frame`). */
function framesOf(events: readonly TraceEvent[]): readonly number[] {
  const begun = new Map<string, number>()
  const frames: number[] = []
  for (const { name, ph, ts, pid, id2 } of events) {
    if (name !== 'AnimationFrame') continue
    const key = `${pid} ${id2?.local ?? ''}`
    const start = begun.get(key)
    if (ph === 'b') begun.set(key, ts)
    else if (ph === 'e' && start !== undefined) frames.push((ts - start) / 1000)
  }
  return frames
}
