import { useDoctorWords } from '../copy/doctor.ts'
import { isRecord } from '../wire/mcp-tool.ts'
import { callMcp } from '../wire/call-mcp.ts'
import { readAnswer } from '../wire/read-answer.ts'
import { rpcRequest } from '../wire/rpc-request.ts'
import { type Answered, ANSWER_MS } from './ask.ts'
import { checkTools } from './check-tools.ts'
import type { Finding, Patient } from './finding.ts'

/** Whether the session that was begun goes on, and lists its tools. */
export async function* checkSession(
  { url, token }: Patient,
  { headers, message }: Answered,
  signal: AbortSignal,
): AsyncGenerator<Finding> {
  const copy = useDoctorWords.now()
  const id = headers.get('mcp-session-id')
  const result = isRecord(message?.['result']) ? message['result'] : {}
  const session = {
    'mcp-protocol-version': String(result['protocolVersion']),
    ...(id !== null && { 'mcp-session-id': id }),
  }
  const within = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)])
  const say = (body: object) => callMcp(url, { token, headers: session, body, signal: within })
  try {
    await (await say({ jsonrpc: '2.0', method: 'notifications/initialized' })).body?.cancel()
    const response = await say(rpcRequest(2, 'tools/list', {}))
    const answer = await readAnswer(response)
    const isSessionMissing = id === null && (response.status === 400 || response.status === 404)
    if (isSessionMissing) {
      return yield { step: 'session', verdict: 'failed', words: copy.session.hidden, advice: copy.session.hiddenAdvice }
    }
    yield { step: 'session', verdict: 'ok', words: id === null ? copy.session.none : copy.session.ok }
    yield (
      checkTools(answer) ?? {
        step: 'tools',
        verdict: 'failed',
        words: copy.tools.none(response.status),
        advice: copy.tools.noneAdvice,
      }
    )
  } catch (error) {
    yield {
      step: 'session',
      verdict: 'failed',
      words: copy.session.broken(String(error)),
      advice: copy.session.brokenAdvice,
    }
  }
}
