import { networkOf, openShares } from '@kvint/hosted'
import { type KeptSave, KvintError } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { Bearer, VerifyBearer } from '../../platform/callers/bearer.ts'
import type { KeptProjects } from '../projects/kept-projects.ts'
import type { Metrics } from '../../platform/metrics/open-metrics.ts'
import { type EventStream, eventStream } from './event-stream.ts'
import type { SaveChanges } from './save-changes.ts'
import { throttled } from './throttled.ts'

type Options = {
  readonly verifyBearer: VerifyBearer
  readonly projects: KeptProjects
  readonly changes: SaveChanges
  readonly gauge: Metrics['gauge']
}

/**
 * `GET /api/v1/projects/events`: every change of a kept save as a server-sent event, whole, so that one that was
 * missed does not matter. `Last-Event-ID` resumes; without it the stream begins with the newest changes, beside a list that was
 * read a moment ago. It ends with the token that opened it.
 */
export const eventRoutes = fastifyPlugin<Options>(async (app, { verifyBearer, projects, changes, gauge }) => {
  const open = new Set<EventStream>()
  gauge('event_streams', 'Pages that follow their analyses at this server.', () => open.size)
  const shares = openShares(MOST_STREAMS)
  app.addHook('preClose', (done) => {
    for (const stream of open) stream.end('event: closing\ndata: {}\n\n')
    done()
  })

  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/v1/projects/events',
      { schema: { headers: resumeSchema, response: { 200: z.string() } } },
      async (request, reply) => {
        const bearer = await verifyBearer(request)
        const close = shares.take({ account: bearer.sub, address: networkOf(request.ip), all: '' })
        if (!close)
          throw new KvintError('rate-limited', 'Too many pages are following analyses. Ask for the list instead.')
        const stream = eventStream()
        open.add(stream)
        const leave = follow(bearer, () => verifyBearer(request), Number(request.headers['last-event-id'] ?? 0), stream)
        stream.body.once('close', () => {
          open.delete(stream)
          close()
          leave()
        })
        return reply
          .header('content-type', 'text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('x-accel-buffering', 'no')
          .send(stream.body as never)
      },
    )

  /** `verify` throws once the session, or the key, that opened the stream has ended. */
  function follow(bearer: Bearer, verify: () => Promise<unknown>, resumeAt: number, stream: EventStream): () => void {
    const changed = new Set<string>()
    let last = resumeAt
    const send = async (saves: Promise<readonly KeptSave[]>): Promise<void> => {
      const [found] = await Promise.all([saves, verify()])
      for (const save of found) {
        last = Math.max(last, save.event)
        stream.write(`id: ${save.event}\nevent: save\ndata: ${JSON.stringify(save)}\n\n`)
      }
    }
    const giveUp = () => stream.end()
    const catchUp = () =>
      send(last === 0 ? projects.newestChanges(bearer) : projects.changedSince(bearer, last)).catch(giveUp)
    const flush = throttled(GATHER_MS, () => {
      const ids = [...changed]
      changed.clear()
      send(projects.saves(bearer, ids)).catch(giveUp)
    })
    const leave = changes.subscribe((change) => {
      if (change === 'missed') return void catchUp()
      if (change.userId !== bearer.sub) return
      if (change.state === 'gone') {
        const gone = JSON.stringify({ saveId: change.saveId, projectId: change.projectId })
        verify().then(() => stream.write(`event: gone\ndata: ${gone}\n\n`), giveUp)
        return
      }
      changed.add(change.saveId)
      flush.call()
    })
    stream.write(`retry: ${RETRY_MS}\n\n`)
    void catchUp()
    const ping = setInterval(() => void verify().then(() => stream.write(':\n\n'), giveUp), PING_MS)
    const end = setTimeout(giveUp, Math.min(Math.max(bearer.exp * 1000 - Date.now(), 0), LONGEST_MS))
    return () => {
      leave()
      flush.stop()
      clearInterval(ping)
      clearTimeout(end)
    }
  }
})

const resumeSchema = z.object({ 'last-event-id': z.optional(z.string().check(z.regex(/^\d{1,15}$/))) })
/** Of one account, of one network of addresses, of this server. */
const MOST_STREAMS = { account: 20, address: 200, all: 5_000 }
const GATHER_MS = 50
const PING_MS = 15_000
const RETRY_MS = 1_000
const LONGEST_MS = 3_600_000
