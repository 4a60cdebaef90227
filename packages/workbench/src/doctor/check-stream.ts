import { useDoctorWords } from '../copy/doctor.ts'
import { isRecord } from '../wire/mcp-tool.ts'
import { callMcp } from '../wire/call-mcp.ts'
import { jsonOf } from '../wire/read-answer.ts'
import { readEvents } from '../wire/read-events.ts'
import { initializeParams, rpcRequest } from '../wire/rpc-request.ts'
import { sameOriginEndpoint } from '../wire/same-origin-endpoint.ts'
import { ANSWER_MS } from './ask.ts'
import { checkTools } from './check-tools.ts'
import { noJson } from './check-answer.ts'
import { beginningOf } from './read-reply.ts'
import type { Finding, Patient } from './finding.ts'

/** Walks through the old transport: the stream names where to post, and answers come over it. */
export async function* checkStream({ url, token }: Patient, signal: AbortSignal): AsyncGenerator<Finding> {
  const copy = useDoctorWords.now()
  const { awaited } = copy.stream
  const leaving = new AbortController()
  const within = AbortSignal.any([signal, leaving.signal, AbortSignal.timeout(ANSWER_MS)])
  let step: keyof typeof awaited = 'session'
  try {
    const stream = await callMcp(url, { token, accept: 'text/event-stream', signal: within })
    let endpoint: URL | null = null
    const say = async (body: object) => {
      const { status, body: rest } = await callMcp(endpoint ?? url, { token, body, signal: within })
      await rest?.cancel()
      if (status >= 400) throw new Error(`POST ${status}`)
    }
    for await (const { event, data } of readEvents(stream.body ?? new ReadableStream())) {
      if (event === 'endpoint') {
        endpoint = sameOriginEndpoint(data, url)
        if (!endpoint) {
          return yield {
            step,
            verdict: 'failed',
            words: copy.stream.elsewhere(data),
            advice: copy.stream.elsewhereAdvice,
          }
        }
        yield { step, verdict: 'ok', words: copy.stream.ok(endpoint.pathname) }
        step = 'version'
        await say(rpcRequest(1, 'initialize', initializeParams()))
        continue
      }
      const message = jsonOf(data)
      if (message === undefined && event === 'message') return yield noJson(beginningOf(data))
      const tools = checkTools(message)
      if (tools) return yield tools
      if (isRecord(message) && message['id'] === 1 && isRecord(message['result'])) {
        yield { step: 'version', verdict: 'ok', words: copy.version.ok(String(message['result']['protocolVersion'])) }
        step = 'tools'
        await say({ jsonrpc: '2.0', method: 'notifications/initialized' })
        await say(rpcRequest(2, 'tools/list', {}))
      }
    }
    yield { step, verdict: 'failed', words: copy.stream.ended(awaited[step]), advice: copy.stream.endedAdvice }
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    const words = isLate ? copy.stream.late(awaited[step]) : copy.stream.broken(awaited[step], String(error))
    yield { step, verdict: 'failed', words, advice: copy.stream.endedAdvice }
  } finally {
    leaving.abort()
  }
}

/** What each step waits for on the stream. */
